import { pageDataFolder } from "./gatsby-names";

/** Times that browsers may keep files; the first rule that matches counts. Static hosts write its pattern as `paths`. */
export const cacheRules = [
  {
    // Names that change with their content: Gatsby's bundles at the root, fonts, and all below /static and /share.
    pattern:
      /^\/(?:(?:static|share)\/|fonts\/[^/]+\.[0-9a-f]{8}\.woff2$|[^/]+[-.][0-9a-f]{8,20}\.(?:js|css)$|[0-9a-f]{20,}\.(?:js|css)$)/,
    paths: ["/static/*", "/share/*", "/fonts/*", "/*.js", "/*.css"],
    value: "public, max-age=31536000, immutable",
  },
  {
    pattern: /^\/(?:icons|videos)\/|^\/favicon\.(?:ico|svg)$/,
    paths: ["/icons/*", "/videos/*", "/favicon.ico", "/favicon.svg"],
    value: "public, max-age=86400",
  },
  {
    // The loader asks for them just before Gatsby does; Safari would ask once more, since it does not use what was preloaded.
    pattern: new RegExp(`^/${pageDataFolder}/`),
    paths: [`/${pageDataFolder}/*`],
    value: "public, max-age=10, must-revalidate",
  },
];

export const isImmutable = (path: string): boolean => cacheRules[0]?.pattern.test(path) ?? false;

/** Pages are asked for again each time, so that a new build is seen at once. */
const revalidated = "public, max-age=0, must-revalidate";

export function cacheControl(path: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(path))?.value ?? revalidated;
}
