/** The answer to the path of a request. */
export type PageTarget = { type: "file"; file: string } | { type: "redirect"; to: string } | { type: "nothing" };

/**
 * Finds the file that answers a path. Pages have no slash at the end: `/about` is `about/index.html`, and `/about/` leads
 * there. Only what is in the table is ever found, whatever the path looks like.
 * @param path path of the request, decoded
 * @param files every file that may be asked for
 */
export function pageTarget(path: string, files: { has: (file: string) => boolean }): PageTarget {
  if (path === "/") return { type: "file", file: "index.html" };
  const bare = path.replace(/\/(?:index\.html)?$/, "");
  const page = `${bare.slice(1)}/index.html`;
  if (bare === "" && path === "/index.html") return { type: "redirect", to: "/" };
  if (files.has(page)) {
    return bare === path ? { type: "file", file: page } : { type: "redirect", to: encodeURI(bare) };
  }
  return files.has(path.slice(1)) ? { type: "file", file: path.slice(1) } : { type: "nothing" };
}
