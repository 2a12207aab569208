import { JSDOM } from "jsdom";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { plainQuotes } from "./plain-quotes";

test("quotation marks are plain between tags and escaped within attributes", () => {
  expect(plainQuotes('<p title="a &quot;b&quot; &gt; c">&quot;It&#x27;s&quot; &lt;b&gt; &amp;quot;</p>')).toBe(
    '<p title="a &quot;b&quot; &gt; c">"It\'s" &lt;b&gt; &amp;quot;</p>',
  );
});

test("the page says what it said", () => {
  const text = `"a" 'b' <i title="c"> &quot; & > d`;
  const rendered = renderToString(<p title={text}>{text}</p>);
  const [before, after] = [rendered, plainQuotes(rendered)].map((html) => new JSDOM(html).window.document.body);
  expect(after?.textContent).toBe(text);
  expect(after?.isEqualNode(before ?? null)).toBe(true);
});
