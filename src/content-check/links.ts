import { join } from "node:path";
import { fileInfo } from "../content/files/file-tree";
import { isWithin, parseLinkTarget } from "../content/links/link-target";
import { inWords, meant, type ValueProblem } from "./problems";
import type { Targets } from "./targets";

export function unknownName(value: string, known: readonly string[], what: string): ValueProblem[] {
  if (known.includes(value)) return [];
  const { hint, instead } = meant(value, known);
  const right = known.length > 0 ? `expected one of ${known.join(", ")}` : "leave it out";
  return [{ message: `found ${inWords(value)}, ${what}; ${right}.${hint}`, instead }];
}

/** An address of the machine itself, or of its network, as it stands in the browser beside a preview. */
const ownMachine =
  /^(?:https?:\/\/)?(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|192\.168(?:\.\d+){2}|10(?:\.\d+){3})(?:[:/?#]|$)/i;

/** What a full address is like; names in braces stand for what `site.yaml` says, which is checked there. */
const addresses: readonly (readonly [start: string, form: RegExp, example: string])[] = [
  ["https:", /^https:\/\/([^\s@/]+@)?([\p{L}\d{}-]+\.)+[\p{L}\d{}-]{2,}(:\d+)?([/?#]\S*)?$/u, "https://example.com"],
  ["mailto:", /^mailto:(\{\w+\}|[^\s@?]+@[^\s@?]+\.[^\s@?.]{2,})(\?\S*)?$/, "mailto:hello@example.com"],
  ["tel:", /^tel:(\{\w+\}|[+*#\d().-]*\d[+*#\d().-]{2,})(;\S*)?$/, "tel:+4930123456"],
];

function addressProblem(url: string): ValueProblem[] {
  const found = addresses.find(([start]) => url.startsWith(start));
  if (!found || found[1].test(url)) return [];
  const space = /\s/.test(url) ? " Write it without a space, or %20 in its place." : "";
  return [{ message: `found ${inWords(url)}, which leads nowhere; expected an address such as ${found[2]}.${space}` }];
}

function pageProblem(target: string, path: string, hash: string | undefined, targets: Targets): ValueProblem[] {
  const { pages, moved, staticRoot } = targets;
  if (pages.has(path)) {
    const places = pages.get(path)?.map((anchor) => `#${anchor}`);
    const words = `#${hash}`;
    if (hash === undefined || !places) return [];
    return unknownName(words, places, `but ${path} has no such place`).map((problem) => ({ ...problem, words }));
  }
  if (fileInfo(join(staticRoot, path))?.isFile()) return [];
  const { hint, instead } = meant(moved.get(path) ?? path, [...pages.keys()]);
  const right = instead && instead + (hash === undefined ? "" : `#${hash}`);
  return [{ message: `found ${inWords(target)}, but no page has this path.${hint}`, instead: right }];
}

/** Whether a page of this site is there was never asked of its whole address, which stays when the page moves. */
function wholeAddress(target: string, place: string, targets: Targets): ValueProblem[] {
  const problems = linkProblem(place, targets);
  if (problems.length > 0) return problems;
  const message = `found ${inWords(target)}, a page of this site by its whole address; write ${place}, which follows when the page moves.`;
  return [{ message, instead: place, level: "advice" }];
}

const forms =
  "a page path such as /about, a name from site.yaml such as site:blog, or an address that starts with https://, mailto: or tel:";

export function linkProblem(target: string, targets: Targets): ValueProblem[] {
  const { links, site } = targets;
  if (site && isWithin(target, site)) {
    return wholeAddress(
      target,
      target
        .slice(site.length)
        .replace(/\?[^#]*/, "")
        .replace(/(.)\/$/, "$1") || "/",
      targets,
    );
  }
  if (ownMachine.test(target)) {
    const message = `found ${inWords(target)}, an address of your own computer or network, which leads visitors to theirs; expected the path of the page such as /contact.`;
    return [{ message }];
  }
  const parsed = parseLinkTarget(target);
  if (parsed.type === "unknown") return [{ message: `found ${inWords(target)}; expected ${forms}.` }];
  if (parsed.type === "address") return addressProblem(parsed.url);
  if (parsed.type === "page") return pageProblem(target, parsed.path, parsed.hash, targets);
  const names = Object.keys(links ?? {}).map((name) => `site:${name}`);
  return links ? unknownName(target, names, "a name that content/site.yaml does not list below links") : [];
}
