import type { Site } from "../../content/read-site";

/** The attributes of the link by which feed readers find the feed, or undefined where the site names none. */
export function feedLink(feed: Site["SiteWords"]["data"]["feed"]) {
  if (!feed) return undefined;
  return { rel: "alternate", type: `application/${feed.type}+xml`, title: feed.title, href: feed.url } as const;
}
