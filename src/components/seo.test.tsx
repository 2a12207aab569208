// @vitest-environment jsdom
import { render, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Seo } from "./seo";

const page = (title: string) => (
  <Seo
    language={{ code: "en", locale: "en-GB", prefix: "" }}
    title={title}
    description={`What ${title} says.`}
    keywords={["one", "two"]}
    author="Company"
    siteName="Company"
    canonical={`https://www.example.com/${title}`}
    isIndexed
  />
);

/** Tags that others print into a head. */
const others =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta property="og:image" content="/a.jpg">' +
  '<meta name="twitter:image" content="/a.jpg"><meta name="theme-color" content="#fff"><link rel="sitemap" href="/s.xml">';

/** A head as the build prints it. */
function builtHead(title: string): string {
  Helmet.canUseDOM = false;
  renderToString(page(title));
  const { meta, link } = Helmet.renderStatic();
  Helmet.canUseDOM = true;
  return `${others}${meta}${link}`;
}

beforeEach(() => {
  document.head.innerHTML = builtHead("a");
});

afterEach(() => {
  document.head.innerHTML = "";
});

/** The tags without react-helmet's mark, which it writes at another place than the build. */
const unmarked = (tag: Element) => tag.outerHTML.replace(' data-react-helmet="true"', "");
const tags = () => [...document.head.querySelectorAll("meta, link")].map(unmarked).toSorted();
const tagsOf = (html: string) =>
  [...new DOMParser().parseFromString(`<head>${html}</head>`, "text/html").head.children].map(unmarked).toSorted();

test("a page that is hydrated keeps its head: nothing is written twice, and nothing of others is lost", async () => {
  const before = tags();
  expect(before.length).toBeGreaterThan(20);
  render(page("a"));
  await waitFor(() => expect(document.title).toBe("a"));
  expect(tags()).toEqual(before);
});

test("the next page has a head of its own, and what others print stays", () => {
  const { rerender } = render(page("a"));
  rerender(page("b"));
  expect(document.title).toBe("b");
  expect(tags()).toEqual(tagsOf(builtHead("b")));
});
