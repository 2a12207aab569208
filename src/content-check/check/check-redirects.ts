import { join } from "node:path";
import type { ContentFile } from "../../content/files/load";
import { pagePathOf } from "../../content/kinds";
import { redirectsTo } from "../../content/links/redirects";
import { type Problem, problemAt, shown } from "../problems";
import { fileInfo } from "./file-info";
import { isServerPath } from "./reserved-paths";

interface RedirectClaim {
  content: ContentFile;
  from: string;
  to: string;
  path: (string | number)[];
}

interface Addresses {
  /** The paths of its pages, by those that their files have in the first language. */
  pagePaths: ReadonlyMap<string, string>;
  /** The paths of the pages of other languages. */
  pathsBeside: readonly string[];
  prefix: string;
  /** The folder `static/`, whose files can be linked to. */
  staticRoot: string;
}

const claimsOf = (content: ContentFile, { pagePaths, prefix }: Addresses): RedirectClaim[] =>
  redirectsTo(pagePaths.get(pagePathOf(content.file) ?? ""), content.data, prefix).map(({ from, to }, index) => ({
    content,
    from,
    to,
    path: ["redirectFrom", index],
  }));

function messageOn(
  { from, to }: RedirectClaim,
  all: readonly RedirectClaim[],
  pages: ReadonlySet<string>,
  { prefix, staticRoot }: Addresses,
): string | undefined {
  const found = `found ${shown(from.slice(prefix.length))}`;
  if (from === to) return `${found}, the address of this page itself; leave it out.`;
  const back = all.find((other) => other.from === to && other.to === from);
  if (back) return `${found}, and ${from} leads back here by its own redirectFrom; leave one of the two out.`;
  if (pages.has(from)) {
    const onward = all.find((other) => other.to === from);
    const chain = onward ? ` What comes from ${onward.from} would be led on from there.` : "";
    return `${found}, but a page stands at this address, so that nobody would be led here.${chain} Leave it out, or remove that page.`;
  }
  if (fileInfo(join(staticRoot, from))?.isFile())
    return `${found}, but a file of static/ stands at this address; leave it out.`;
  if (isServerPath(from)) return `${found}, an address that the server needs itself; leave it out.`;
  return undefined;
}

/** Earlier addresses that lead in a circle, from page to page, or that somebody else has. */
export function redirectProblems(files: readonly ContentFile[], addresses: Addresses): Problem[] {
  const all = files.flatMap((content) => claimsOf(content, addresses));
  const pages = new Set([...addresses.pagePaths.values(), ...addresses.pathsBeside]);
  const first = new Map<string, RedirectClaim>();
  return all.flatMap((claim) => {
    const { content, from, path } = claim;
    const owner = first.get(from);
    first.set(from, owner ?? claim);
    const message =
      owner === undefined
        ? messageOn(claim, all, pages, addresses)
        : `found ${shown(from.slice(addresses.prefix.length))}, which leads to ${owner.to} already, by content/${owner.content.file}; leave one of the two out.`;
    return message === undefined ? [] : [problemAt(content, path, message)];
  });
}
