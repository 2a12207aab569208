/** An address without what nobody sees: marks of direction, as address books copy them along, and joints of no width. */
export const withoutMarks = (address: string) => address.replaceAll(/\p{Cf}/gu, "").trim();

/** The address as it is written, the part before its last @ and the domain behind it, which has a dot at least. */
const written = /^([^\s\p{C}@<>()[\]\\,;:"]+)@([^\s\p{C}@<>()[\]\\,;:"/?#%]+\.[^\s\p{C}@<>()[\]\\,;:"/?#%]+)$/u;

/** A domain in the letters that every mail server takes; its last part is no number. */
const domainName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/** A domain as mail servers have it: `müller.de` is `xn--mller-kva.de`. Undefined for what can be none. */
function domainOf(text: string): string | undefined {
  try {
    const { hostname } = new URL(`http://${text}`);
    return domainName.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/** The most characters of an e-mail address (RFC 5321, erratum 1690). */
export const longestAddress = 254;

/** The address that a mail can be answered to, in ASCII: mail servers that take nothing else would refuse it for ever. */
export function replyAddress(text: string): string | undefined {
  const [, local = "", typed = ""] = written.exec(withoutMarks(text)) ?? [];
  const domain = domainOf(typed);
  const address = `${local}@${domain}`;
  return domain && /^[\x21-\x7e]+$/.test(local) && address.length <= longestAddress ? address : undefined;
}

const com = /^com$/;
const ofCountries = /^(?:com|(?:com?\.)?[a-z]{2})$/;

/** The providers that most people are with, and the endings that each has. */
const providers = {
  gmail: com,
  googlemail: com,
  icloud: com,
  hotmail: ofCountries,
  outlook: ofCountries,
  yahoo: ofCountries,
};

/** Endings meant as `com` that no domain has; behind a provider's name also those that some country has. */
const notCom = /^(?:con|cmo|ocm|cpm|vom|xom|coom|ccom|com[a-z])$/;
const notProvidersCom = /^(?:co|cm|om)$/;

const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

const areNeighbours = (one: string, other: string) =>
  keyRows.some(
    (row) => row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1,
  );

/** True where fingers slip: two letters swapped, one left out, one doubled, or its neighbour pressed; never the first one. */
function isSlipOf(word: string, typed: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === typed[start]) start++;
  let end = 0;
  const most = Math.min(word.length, typed.length) - start;
  while (end < most && word.at(-1 - end) === typed.at(-1 - end)) end++;
  const meant = word.slice(start, word.length - end);
  const found = typed.slice(start, typed.length - end);
  if (start === 0) return false;
  if (found === "") return meant.length === 1;
  if (meant === "") return found === typed[start - 1];
  return (meant.length === 2 && found === `${meant[1]}${meant[0]}`) || areNeighbours(meant, found);
}

/** The domain that was meant, where one looks mistyped. What exists as a matter of course is not doubted. */
function meantDomain(typed: string): string | undefined {
  const [name = "", ...parts] = typed.toLowerCase().split(".");
  const ending = parts.join(".");
  for (const [provider, endings] of Object.entries(providers)) {
    const isNamed = name === provider;
    if (!isNamed && !isSlipOf(provider, name)) continue;
    const meant = notCom.test(ending) || notProvidersCom.test(ending) ? "com" : ending;
    if (endings.test(meant)) return isNamed && meant === ending ? undefined : `${provider}.${meant}`;
  }
  return notCom.test(parts.at(-1) ?? "") ? typed.replace(/[^.]+$/, "com") : undefined;
}

/** Doubt about an address that lacks its end, or may be meant otherwise. It is a question to ask, and never an error. */
export function doubtAbout(text: string): { readonly suggestion?: string } | undefined {
  const address = withoutMarks(text);
  if (address === "") return undefined;
  const [, local, domain = ""] = written.exec(address) ?? [];
  if (!domainOf(domain)) return {};
  const meant = meantDomain(domain);
  return meant === undefined ? undefined : { suggestion: `${local}@${meant}` };
}
