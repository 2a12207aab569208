import { describe, expect, test } from "vitest";
import { testContent } from "../../../tests/support/test-content";
import { readSite } from "../../content/read-site";
import { site } from "../../content/schemas/site";
import { feedLink } from "./feed-link";

const { feed: _, ...settings } = readSite({ contentRoot: testContent }).SiteSettings.data;
const feed = { url: "https://blog.site.example/feed.xml", type: "atom", title: "{company} blog" } as const;

describe("the feed in site.yaml", () => {
  test("may be left out", () => {
    expect(site.safeParse(settings).success).toBe(true);
  });

  test("is an address, a format and a title", () => {
    expect(site.safeParse({ ...settings, feed }).success).toBe(true);
    expect(site.safeParse({ ...settings, feed: { ...feed, type: "json" } }).success).toBe(false);
    expect(site.safeParse({ ...settings, feed: { ...feed, url: "/feed.xml" } }).success).toBe(false);
    expect(site.safeParse({ ...settings, feed: { url: feed.url } }).success).toBe(false);
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

  test.each([null, undefined])("is left out without a feed (%s)", (none) => expect(feedLink(none)).toBeUndefined());
});
