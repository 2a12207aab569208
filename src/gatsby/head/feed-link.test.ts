import { expect, test } from "vitest";
import { siteWords } from "../../content/schemas/site-words";
import { feedLink } from "./feed-link";

const feed = { url: "https://blog.site.example/feed.xml", type: "atom", title: "News" } as const;

test.each([
  ["atom", true],
  ["rss", true],
  ["json", false],
] as const)("a feed of the format %s may be named: %s", (type, isFeed) => {
  expect(siteWords.shape.feed.safeParse({ ...feed, type }).success).toBe(isFeed);
});

test("it is an address of another site, with a title, and is left out where there is none", () => {
  expect(siteWords.shape.feed.safeParse({ ...feed, url: "/feed.xml" }).success).toBe(false);
  expect(siteWords.shape.feed.safeParse({ url: feed.url }).success).toBe(false);
  expect(feedLink(feed)).toEqual({ rel: "alternate", type: "application/atom+xml", title: "News", href: feed.url });
  expect(feedLink(undefined)).toBeUndefined();
});
