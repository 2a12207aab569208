import { statSync } from "node:fs";
import { join } from "node:path";
import { parseLinkTarget } from "../link-target";
import { didYouMean, shown } from "../problems";
import type { References } from "./references";

const forms =
  "a page path such as /about, a name from site.yaml such as site:blog, or an address that starts with https://, mailto: or tel:";

const isFile = (path: string) => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

function anchorMessage(target: string, path: string, hash: string, anchors: readonly string[]): string | undefined {
  if (anchors.includes(hash)) return undefined;
  const found = `found ${shown(target)}, but ${path} has no place called #${hash}`;
  if (anchors.length === 0) return `${found}; leave it out.`;
  const places = anchors.map((anchor) => `#${anchor}`);
  return `${found}; expected one of ${places.join(", ")}, or leave #${hash} out.${didYouMean(`#${hash}`, places)}`;
}

/** What is wrong with a link, or undefined where it is right. */
export function linkMessage(target: string, { pages, links, staticRoot }: References): string | undefined {
  const parsed = parseLinkTarget(target);
  if (parsed.type === "unknown") return `found ${shown(target)}; expected ${forms}.`;
  if (parsed.type === "named" && links) {
    const names = Object.keys(links);
    if (names.includes(parsed.name)) return undefined;
    const expected = `one of ${names.join(", ")}.${didYouMean(parsed.name, names)}`;
    return `found the name ${shown(parsed.name)}, which content/site.yaml does not list below links; expected ${expected}`;
  }
  if (parsed.type !== "page") return undefined;
  const { path, hash } = parsed;
  if (pages.has(path))
    return hash === undefined ? undefined : anchorMessage(target, path, hash, pages.get(path) ?? [hash]);
  const withoutSlash = path.replace(/\/+$/, "");
  if (path !== withoutSlash && pages.has(withoutSlash)) {
    return `found ${shown(target)}; page paths end without a slash: ${withoutSlash}.`;
  }
  if (isFile(join(staticRoot, path))) return undefined;
  return `found ${shown(target)}, but no page has this path.${didYouMean(path, [...pages.keys()])}`;
}

/** What is wrong with the name of a form's endpoint, or undefined where it is right. */
export function endpointMessage(name: string, { endpoints }: References): string | undefined {
  const names = Object.keys(endpoints ?? {});
  if (!endpoints || names.includes(name)) return undefined;
  const expected = `one of ${names.join(", ")}.${didYouMean(name, names)}`;
  return `found the name ${shown(name)}, which content/site.yaml does not list below enquiries.endpoints; expected ${expected}`;
}
