import { describe, expect, test } from "vitest";
import { testContent } from "../../../tests/support/test-content";
import { readSite } from "../../content/read-site";
import { siteWords } from "../../content/schemas/site-words";
import { feedLink } from "./feed-link";

const { feed: _, ...words } = readSite({ contentRoot: testContent }).SiteWords.data;
const feed = { url: "https://blog.site.example/feed.xml", type: "atom", title: "{company} blog" } as const;

describe("the feed in site-words.yaml", () => {
  test("may be left out", () => {
    expect(siteWords.safeParse(words).success).toBe(true);
  });

  test("is an address, a format and a title", () => {
    expect(siteWords.safeParse({ ...words, feed }).success).toBe(true);
    expect(siteWords.safeParse({ ...words, feed: { ...feed, type: "json" } }).success).toBe(false);
    expect(siteWords.safeParse({ ...words, feed: { ...feed, url: "/feed.xml" } }).success).toBe(false);
    expect(siteWords.safeParse({ ...words, feed: { url: feed.url } }).success).toBe(false);
  });
});

describe("the link to it", () => {
  test.each(["atom", "rss"] as const)("names the format %s", (type) => {
    expect(feedLink({ ...feed, type })).toEqual({
      rel: "alternate",
      type: `application/${type}+xml`,
      title: "{company} blog",
      href: "https://blog.site.example/feed.xml",
    });
  });

  test("is left out without a feed", () => expect(feedLink(undefined)).toBeUndefined());
});
