import { describe, expect, test } from "vitest";
import { publicLink } from "../links/link-target";
import { inlineLinks, markdownParts, plainText, renderInline, renderMarkdown } from "./markdown";

const targets = { links: { blog: "https://blog.example.com/?a=1&b=2" }, paths: new Map() };
const render = (source: string) => renderMarkdown(source, (url) => publicLink(url, targets));

describe("renderMarkdown", () => {
  test.each([
    ["a page", "[x](/contact#start-project)", '<a href="/contact#start-project">x</a>'],
    ["a name", "[x](site:blog)", '<a href="https://blog.example.com/?a=1&amp;b=2" rel="noopener">x</a>'],
    ["an address", "[x](https://e.org/?a=1&b=2)", '<a href="https://e.org/?a=1&amp;b=2" rel="noopener">x</a>'],
    ["a mailbox", "[x](mailto:a@e.org)", '<a href="mailto:a@e.org">x</a>'],
    ["a phone number", "[x](tel:+49)", '<a href="tel:+49">x</a>'],
    [
      "a link by reference",
      "[x]\n\n[x]: site:blog",
      '<a href="https://blog.example.com/?a=1&amp;b=2" rel="noopener">x</a>',
    ],
  ])("%s keeps its address", (_, source, link) => {
    expect(render(source)).toContain(link);
  });

  test.each([
    ["javascript", "[x](javascript:alert(1))"],
    ["javascript in capitals", "[x](JavaScript:alert(1))"],
    ["javascript with a tab", "[x](java&Tab;script:alert(1))"],
    ["javascript with letters as entities", "[x](&#106;avascript:alert(1))"],
    ["javascript as an autolink", "<javascript:alert(1)>"],
    ["javascript as a picture", "![x](javascript:alert(1))"],
    ["javascript by reference", "[x]\n\n[x]: javascript:alert(1)"],
    ["vbscript", "[x](vbscript:x)"],
    ["data", "[x](data:text/html;base64,PHNjcmlwdD4=)"],
    ["a file", "[x](file:///etc/passwd)"],
  ])("the address is dropped: %s", (_, source) => {
    const addresses = [...render(source).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
    expect(addresses).toEqual([""]);
  });

  test.each([
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["an <img src=x onerror=alert(1)> within", "&lt;img src=x onerror=alert(1)&gt;"],
    ['[x](/a "><script>")', 'title="&gt;&lt;script&gt;"'],
    ["`<b>`", "<code>&lt;b&gt;</code>"],
  ])("HTML is escaped: %s", (source, escaped) => {
    const html = render(source);
    expect(html).toContain(escaped);
    expect(html).not.toMatch(/<(script|img|b)\b/);
  });

  test("an address cannot leave its quotation marks", () => {
    const html = renderMarkdown("[x](site:blog)", () => '/a" onclick="alert(1)');
    expect(html).toBe('<p><a href="/a&quot; onclick=&quot;alert(1)">x</a></p>');
  });
});

test("links, references, pictures and pieces of HTML are found, wherever they stand", () => {
  const source =
    "- **[a](/a)**\n- ![b](b.png), 1 < 2\n\n[c]: site:c\n\n<https://d.example>\n\n`[no](/no) <i>`\n\n<b>bold</b>";
  expect(markdownParts(source)).toEqual({
    links: ["/a", "b.png", "site:c", "https://d.example"],
    html: ["<b>", "</b>"],
  });
});

describe("a sentence that may hold links", () => {
  const html = (source: string) => renderInline(source, (url) => publicLink(url, targets));

  test.each([
    [
      "See [us](/about) & [the blog](site:blog).",
      'See <a href="/about">us</a> &amp; <a href="https://blog.example.com/?a=1&amp;b=2" rel="noopener">the blog</a>.',
    ],
    ["1. *not* a list, `no` code, <b>no</b> HTML", "1. *not* a list, `no` code, &lt;b&gt;no&lt;/b&gt; HTML"],
    ["[x](javascript:alert)", '<a href="">x</a>'],
    ['[x](/a"onclick="b)', '<a href="/a&quot;onclick=&quot;b">x</a>'],
  ])("%s", (source, expected) => expect(html(source)).toBe(expected));

  test("its links are found, and its words without them", () => {
    const source = "R&D, see [us](/about) and [the blog](site:blog)";
    expect(inlineLinks(source)).toEqual(["/about", "site:blog"]);
    expect(plainText(html(source))).toBe("R&D, see us and the blog");
  });
});
