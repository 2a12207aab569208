/** `feed` in `content/site-words.yaml`. */
export interface Feed {
  readonly url: string;
  readonly type: "atom" | "rss";
  readonly title: string;
}

/** The attributes of the link by which feed readers find the feed, or undefined where the site names none. */
export function feedLink(feed: Feed | null | undefined) {
  if (!feed) return undefined;
  return { rel: "alternate", type: `application/${feed.type}+xml`, title: feed.title, href: feed.url } as const;
}
