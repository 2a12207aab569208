/** Headers of an answer, by names in small letters. */
type Answer = Readonly<Record<string, string>>;

/** Points by which one rule changes the score of 100, with what was found. */
interface Finding {
  rule: string;
  points: number;
}

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(header: string): Policy {
  const directives = header.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...values]) => [name.toLowerCase(), values]));
}

const sourcesOf = (policy: Policy, name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];

/** Sources that let in what an attacker wrote, or all of the web. */
const unsafe = /^('unsafe-(inline|eval|hashes)'|data:|https?:|\*)$/;

function contentSecurityPolicy(header: string | undefined): Finding {
  if (!header) return { rule: "no Content-Security-Policy", points: -25 };
  const policy = parsePolicy(header);
  const isOpen = (name: string) => {
    const sources = sourcesOf(policy, name);
    // With a hash or nonce, browsers leave 'unsafe-inline' out of account.
    const hashed = sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
    return sources.some((source) => unsafe.test(source) && !(hashed && source === "'unsafe-inline'"));
  };
  if (isOpen("script-src") || isOpen("object-src")) return { rule: "unsafe scripts", points: -20 };
  if ([...policy.values()].flat().some((source) => source.startsWith("http:"))) {
    return { rule: "something over http", points: -20 };
  }
  if (isOpen("style-src")) return { rule: "unsafe styles only", points: 0 };
  const formAction = policy.get("form-action")?.join(" ");
  const isStrict = policy.get("default-src")?.join(" ") === "'none'" && /^'(none|self)'$/.test(formAction ?? "");
  return isStrict ? { rule: "nothing unsafe, nothing by default", points: 10 } : { rule: "nothing unsafe", points: 5 };
}

function transportSecurity(header: string | undefined): Finding {
  const maxAge = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(maxAge)) return { rule: "no Strict-Transport-Security", points: -20 };
  return maxAge < 15_768_000 ? { rule: "less than six months", points: -10 } : { rule: "six months", points: 0 };
}

function framing(answer: Answer): Finding {
  const ancestors = parsePolicy(answer["content-security-policy"] ?? "").get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => unsafe.test(source))) return { rule: "frame-ancestors", points: 5 };
  return /^(deny|sameorigin)$/i.test(answer["x-frame-options"] ?? "")
    ? { rule: "X-Frame-Options", points: 0 }
    : { rule: "may be framed by anybody", points: -20 };
}

function referrer(header: string | undefined): Finding {
  if (!header) return { rule: "no Referrer-Policy", points: 0 };
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header)
    ? { rule: "private referrer", points: 5 }
    : { rule: "unsafe referrer", points: -5 };
}

/** Scripts of other sites without a hash; those of one's own need none. */
function integrity(html: string): Finding {
  const foreign = [...html.matchAll(/<script\b[^>]*\ssrc=["']?(https?:\/\/|\/\/)[^>]*>/g)].filter(
    ([tag]) => !tag.includes("integrity="),
  );
  return foreign.length > 0
    ? { rule: "a script of another site without integrity", points: -5 }
    : { rule: "scripts of this site only", points: 0 };
}

function cookies(header: string | undefined): Finding {
  return header === undefined ? { rule: "no cookies", points: 0 } : { rule: "a cookie set by the server", points: -20 };
}

const sharing = (answer: Answer): Finding =>
  answer["access-control-allow-origin"] && answer["access-control-allow-credentials"]
    ? { rule: "shared with everybody, credentials included", points: -50 }
    : { rule: "not shared", points: 0 };

/**
 * The score of MDN's HTTP Observatory, after the rules of mdn/mdn-http-observatory (src/grader/charts.js): 100 points,
 * less for what is missing, more for what is better than needed, the latter only from 90 points on. The rules about
 * redirects from http and about lists of preloaded hosts need a network and a name; they count as kept, with no points.
 */
export function observatoryScore(answer: Answer, html: string): { score: number; findings: Finding[] } {
  const findings = [
    contentSecurityPolicy(answer["content-security-policy"]),
    transportSecurity(answer["strict-transport-security"]),
    framing(answer),
    referrer(answer["referrer-policy"]),
    integrity(html),
    cookies(answer["set-cookie"]),
    sharing(answer),
    answer["x-content-type-options"] === "nosniff"
      ? { rule: "nosniff", points: 0 }
      : { rule: "no nosniff", points: -5 },
    /^same-(origin|site)$/.test(answer["cross-origin-resource-policy"] ?? "")
      ? { rule: "kept to this site", points: 10 }
      : { rule: "no Cross-Origin-Resource-Policy", points: 0 },
  ];
  const sum = (list: readonly Finding[]) => list.reduce((total, { points }) => total + points, 0);
  const base = 100 + sum(findings.filter(({ points }) => points < 0));
  return { score: base + (base >= 90 ? sum(findings.filter(({ points }) => points > 0)) : 0), findings };
}
