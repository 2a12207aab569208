// @vitest-environment jsdom
import { render, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HeadTags, markHead } from "./head-tags";

const page = (title: string) => (
  <HeadTags
    language={{ code: "en", locale: "en-GB" }}
    title={title}
    description={`What ${title} says.`}
    keywords={["one", "two"]}
    author="Noonward"
    siteName="Noonward"
    canonical={`https://www.example.com/${title}`}
    isIndexed
  />
);

/** What others print into a head. */
const others =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta property="og:image" content="/a.jpg">' +
  '<meta name="twitter:image" content="/a.jpg"><meta name="theme-color" content="#fff"><link rel="sitemap" href="/s.xml">';

/** A head as the build prints it, without react-helmet's marks. */
function builtHead(title: string): string {
  Helmet.canUseDOM = false;
  renderToString(page(title));
  const { meta, link } = Helmet.renderStatic();
  Helmet.canUseDOM = true;
  return others + `${meta}${link}`.replaceAll(' data-react-helmet="true"', "");
}

beforeEach(() => {
  document.head.innerHTML = builtHead("a");
});

afterEach(() => {
  document.head.innerHTML = "";
});

const tags = () => [...document.head.querySelectorAll("meta, link")].map((tag) => tag.cloneNode() as Element);
const unmarked = (all: Element[]) =>
  all.map((tag) => {
    tag.removeAttribute("data-react-helmet");
    return tag.outerHTML;
  });

test("a page that is taken over keeps its head: nothing is written twice, and nothing of others is lost", async () => {
  const before = unmarked(tags());
  expect(before.length).toBeGreaterThan(20);
  markHead();
  render(page("a"));
  await waitFor(() => expect(document.title).toBe("a"));
  expect(unmarked(tags())).toEqual(before);
});

test("the next page has a head of its own, and what others print stays", async () => {
  markHead();
  const { rerender } = render(page("a"));
  rerender(page("b"));
  await waitFor(() => expect(document.title).toBe("b"));
  expect(unmarked(tags()).toSorted()).toEqual(
    [...new DOMParser().parseFromString(`<head>${builtHead("b")}`, "text/html").head.children]
      .map((tag) => tag.outerHTML)
      .toSorted(),
  );
});
