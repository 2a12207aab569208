import type { Redirect } from "../../content/redirects";

/**
 * `public/_redirects`, which static hosts such as Netlify and Cloudflare Pages read: the same redirects that our own
 * server answers. Each is there with a slash at its end as well.
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  [
    "# Written by the build: see redirectFrom in the pages of content/.",
    ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    "",
  ].join("\n");
