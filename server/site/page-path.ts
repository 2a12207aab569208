/** What to do with the path of a request. */
export type PageTarget = { type: "file"; file: string } | { type: "redirect"; to: string } | { type: "nothing" };

/** The one file below a dot that visitors may see (RFC 8615). */
const wellKnown = "/.well-known/security.txt";

/** Files of the build that are for hosts and tests. */
const hidden = ["/_headers", "/_redirects", "/webpack.stats.json"];

/**
 * Which file of `public/` answers a path. Pages have no slash at the end: `/about` is `about/index.html`, and
 * `/about/` leads there.
 * @param pathname path of the request, still percent-encoded
 * @param exists tells whether a file exists below `public/`
 */
export function pageTarget(pathname: string, exists: (file: string) => boolean): PageTarget {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return { type: "nothing" };
  }
  if (path === wellKnown && exists(path.slice(1))) return { type: "file", file: path.slice(1) };
  if (hidden.includes(path)) return { type: "nothing" };
  const segments = path.split("/").slice(1);
  // Dotfiles, ways upwards, empty segments and other systems' separators never name a file of ours.
  const isClean = segments.every(
    (segment, index) => (segment !== "" || index === segments.length - 1) && !segment.startsWith("."),
  );
  if (!path.startsWith("/") || !isClean || /[\\\0]/.test(path)) return { type: "nothing" };

  if (path === "/") return { type: "file", file: "index.html" };
  const bare = path.replace(/\/(?:index\.html)?$/, "");
  const page = `${bare.slice(1)}/index.html`;
  if (bare !== path) {
    if (bare === "") return { type: "redirect", to: "/" };
    return exists(page) ? { type: "redirect", to: encodeURI(bare) } : { type: "nothing" };
  }
  if (exists(page)) return { type: "file", file: page };
  if (exists(path.slice(1))) return { type: "file", file: path.slice(1) };
  return { type: "nothing" };
}
