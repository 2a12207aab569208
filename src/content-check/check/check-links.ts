import { join } from "node:path";
import { isWithin } from "../../content/links/is-within";
import { parseLinkTarget } from "../../content/links/link-target";
import { didYouMean, shown, slipOf } from "../problems";
import { addressProblem } from "./check-addresses";
import { fileInfo } from "./file-info";
import type { References, ValueProblem } from "./references";

const forms =
  "a page path such as /about, a name from site.yaml such as site:blog, or an address that starts with https://, mailto: or tel:";

function anchorProblem(
  target: string,
  path: string,
  hash: string,
  anchors: readonly string[],
): ValueProblem | undefined {
  if (anchors.includes(hash)) return undefined;
  const found = `found ${shown(target)}, but ${path} has no place called #${hash}`;
  if (anchors.length === 0) return { message: `${found}; leave it out.`, instead: path };
  const places = anchors.map((anchor) => `#${anchor}`);
  const near = slipOf(`#${hash}`, places);
  return {
    message: `${found}; expected one of ${places.join(", ")}, or leave #${hash} out.${didYouMean(`#${hash}`, places)}`,
    instead: near && path + near,
  };
}

/** Suggestion for a link that is written in no way that links are written. */
function meantBy(target: string, pages: readonly string[]): string | undefined {
  if (/^http:\/\//i.test(target)) return target.replace(/^http:/i, "https:");
  if (/^www\./i.test(target)) return `https://${target}`;
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]+$/i.test(target)) return `mailto:${target}`;
  if (/^\+[\d ()-]+$/.test(target)) return `tel:${target.replace(/[^\d+]/g, "")}`;
  const path = `/${target
    .replaceAll("\\", "/")
    .replace(/^\.*\//, "")
    .replace(/\/$/, "")}`;
  return pages.includes(path) ? path : undefined;
}

/** An address of the machine itself, or of its network, as it stands in the browser beside a preview. */
const ownMachine =
  /^(?:https?:\/\/)?(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|192\.168(?:\.\d+){2}|10(?:\.\d+){3})(?::\d+)?(?:(\/[^?#]*)|[?#]|$)/i;

/** A page of this site by its whole address: whether it is there was never asked, and it stays when the page moves. */
function pathInFull(target: string, { site, pages }: References): ValueProblem | undefined {
  if (!site || !isWithin(target, site)) return undefined;
  const place = target.slice(site.length) || "/";
  const path = place.replace(/[?#].*$/, "").replace(/(.)\/$/, "$1");
  if (pages.has(path)) {
    const message = `found ${shown(target)}, a page of this site by its whole address; write ${place}, which follows when the page moves.`;
    return { message, instead: place, level: "advice" };
  }
  if (/\.\w+$/.test(path)) return undefined;
  return {
    message: `found ${shown(target)}, but no page of this site has the path ${path}.${didYouMean(path, [...pages.keys()])}`,
  };
}

export function linkProblem(target: string, references: References): ValueProblem | undefined {
  const { pages, moved, links, staticRoot } = references;
  const paths = [...pages.keys()];
  const own = pathInFull(target, references);
  if (own) return own;
  const local = ownMachine.exec(target);
  if (local) {
    const path = (local[1] ?? "/").replace(/(.)\/$/, "$1");
    const instead = paths.includes(path) ? path + (/#.*$/.exec(target)?.[0] ?? "") : undefined;
    const message = `found ${shown(target)}, an address of your own computer or network, which leads visitors to theirs; expected the path of the page${instead ? "" : " such as /contact"}.`;
    return { message, instead };
  }
  const parsed = parseLinkTarget(target);
  if (parsed.type === "unknown") {
    return { message: `found ${shown(target)}; expected ${forms}.`, instead: meantBy(target, paths) };
  }
  if (parsed.type === "address") return addressProblem(parsed.url);
  if (parsed.type === "named") {
    const names = Object.keys(links ?? {});
    if (!links || names.includes(parsed.name)) return undefined;
    const near = slipOf(parsed.name, names);
    const expected = `one of ${names.join(", ")}.${didYouMean(parsed.name, names)}`;
    return {
      message: `found the name ${shown(parsed.name)}, which content/site.yaml does not list below links; expected ${expected}`,
      instead: near && `site:${near}`,
    };
  }
  const { path, hash } = parsed;
  if (pages.has(path))
    return hash === undefined ? undefined : anchorProblem(target, path, hash, pages.get(path) ?? [hash]);
  const place = hash === undefined ? "" : `#${hash}`;
  const withoutSlash = path.replace(/\/+$/, "");
  if (path !== withoutSlash && pages.has(withoutSlash)) {
    const message = `found ${shown(target)}; page paths end without a slash: ${withoutSlash}.`;
    return { message, instead: withoutSlash + place };
  }
  if (fileInfo(join(staticRoot, path))?.isFile()) return undefined;
  const now = moved.get(path);
  if (now !== undefined) {
    return { message: `found ${shown(target)}, an earlier address of ${now}; write that one.`, instead: now + place };
  }
  const near = slipOf(path, paths);
  return {
    message: `found ${shown(target)}, but no page has this path.${didYouMean(path, paths)}`,
    instead: near && near + place,
  };
}

export function endpointProblem(name: string, { endpoints }: References): ValueProblem | undefined {
  const names = Object.keys(endpoints ?? {});
  if (!endpoints || names.includes(name)) return undefined;
  const expected = `one of ${names.join(", ")}.${didYouMean(name, names)}`;
  return {
    message: `found the name ${shown(name)}, which content/site.yaml does not list below enquiries.endpoints; expected ${expected}`,
    instead: slipOf(name, names),
  };
}
