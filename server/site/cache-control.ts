/** Names that change with their content: Gatsby's bundles at the root, and everything below /static. */
const hashed = /^\/(?:static\/|[^/]+[-.][0-9a-f]{20}\.(?:js|css)$|[0-9a-f]{20,}\.(?:js|css)$)/;

/** Files that stay the same for long, under names that do not change with them. */
const stable = /^\/(?:fonts|icons|videos)\/|^\/favicon\.(?:ico|svg)$/;

/**
 * How long browsers may keep a file. Pages and their data are asked for again each time, so that a new build is seen
 * at once; hashed files never change.
 * @param path path of the file below `public/`, beginning with a slash
 */
export function cacheControl(path: string): string {
  if (hashed.test(path)) return "public, max-age=31536000, immutable";
  if (stable.test(path)) return "public, max-age=86400";
  return "public, max-age=0, must-revalidate";
}
