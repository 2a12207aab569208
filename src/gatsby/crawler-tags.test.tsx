import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { crawlerTags } from "./crawler-tags";
import { feedLink } from "./feed-link";

const structuredData = { "/about": { name: "Firm </script>" } };
const feed = feedLink({ url: "https://blog.site.example/feed.xml", type: "rss", title: "Firm's blog" });
const shown = (parts: Parameters<typeof crawlerTags>[0], path: string) =>
  renderToStaticMarkup(createElement(Fragment, null, crawlerTags(parts, path)));

test("a findable page carries its structured data", () => {
  expect(shown({ structuredData }, "/about")).toBe(
    '<script type="application/ld+json">{"name":"Firm \\u003c/script>"}</script>',
  );
});

test("every page names the feed where there is one", () => {
  expect(shown({ structuredData, feed }, "/404")).toBe(
    '<link rel="alternate" type="application/rss+xml" title="Firm&#x27;s blog" href="https://blog.site.example/feed.xml"/>',
  );
});

test("a page that is not to be found carries nothing where there is no feed", () => {
  expect(shown({ structuredData }, "/404")).toBe("");
});
