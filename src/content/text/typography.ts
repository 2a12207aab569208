type Quotes = Readonly<Record<"outer" | "inner", readonly [opening: string, closing: string]>>;

const noBreakSpace = "\u00a0";

const english: Quotes = { outer: ["“", "”"], inner: ["‘", "’"] };
const guillemets: Quotes = { outer: ["«", "»"], inner: ["“", "”"] };

/** The marks of each language whose marks are not the English ones, as Dutch and Brazilian Portuguese have them too. */
const quotesOf: Readonly<Record<string, Quotes>> = {
  de: { outer: ["„", "“"], inner: ["‚", "‘"] },
  es: guillemets,
  fr: { outer: [`«${noBreakSpace}`, `${noBreakSpace}»`], inner: guillemets.inner },
  it: guillemets,
  pl: { outer: ["„", "”"], inner: guillemets.outer },
};

/** Parts typed for machines, or in code, which stay as they were typed; tags of HTML among it. */
const kept =
  /`[^`]*`|<code>[\s\S]*?<\/code>|<[^>]*>|(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>"]+|[^\s<>"'()]+@[^\s<>"'()]+\.[a-z]+/gi;

/** Stand-ins for what is kept, so that marks beside it are told by what they stand next to. */
const stand = { word: "\ue000", inline: "\ue001", block: "\ue002" } as const;

function standInFor(piece: string): string {
  if (!piece.startsWith("<") || piece.startsWith("<code>")) return stand.word;
  return /^<\/?(?:a|b|em|i|strong)\b/i.test(piece) ? stand.inline : stand.block;
}

/** A quotation that begins with a set mark and ends with that of the keyboard. */
const halfSet = /(?<=^|[\s([])[„“](?<words>[^\s„“”"](?:[^„“”"]*[^\s„“”"])?)"/g;

/** Where a quotation may begin: at the start, after a space, a bracket, a dash, another, or l’; tags do not count. */
const open = "(?<=(?:^|[\\s\\ue002([{/—–“„‘‚«’¿¡'-])\\ue001*)";

const pairOf = (mark: string) => new RegExp(`${open}${mark}(?!\\ue001*(?:$|[\\s\\ue002]))([^${mark}]*)${mark}`, "g");
const [doubles, singles] = [pairOf('"'), pairOf("'")];

/** Apostrophes within a word, and before one that has lost its beginning: ’tis, ’90s. */
const withinWord = /(?<=[\p{L}\p{N}\ue000]\ue001*)'(?=\ue001*[\p{L}\p{N}\ue000])/gu;
const clipped = new RegExp(`${open}'(?=\\d|(?:tis|twas|em|til|cause|n)\\b)`, "gi");

/** A mark whose kind cannot be told, such as that of feet or inches, stays as it is. */
const withQuotes = (typed: string, { outer, inner }: Quotes): string =>
  typed
    .replace(halfSet, `${outer[0]}$<words>${outer[1]}`)
    .replace(doubles, `${outer[0]}$1${outer[1]}`)
    .replace(withinWord, "’")
    .replace(clipped, "’")
    .replace(singles, `${inner[0]}$1${inner[1]}`)
    .replace(/(?<!\p{N}\ue001*)'/gu, "’");

const units = [
  "%|‰|€|\\$|£|°C|ppm|dB",
  "[kMGT]?Wh|[kMG]?Wp?|kVA?|k?Hz|[MG]Hz|[kMGT]B|ms|px",
  "t|kg|g|mg|km|m|cm|mm|m²|m³|l|h|min|s|Nm|bar|mm/s|km/h",
].join("|");

const spaceBeforeUnit = new RegExp(
  `(?<=(?:(?:^|[\\s\ue000-\ue002“„‘‚«(€$£/–~≈<>+-])\\d[\\d.,]*|\\})) (?=(?:${units})(?![\\p{L}\\p{N}]))`,
  "gu",
);

const phoneNumber = /\+\d[\d ()/-]{6,}\d/g;

const spaceBeforeNumber = /(?<=(?:^|[\s(])(?:Arts?\.|Articles?|[Ss]ections?|[Nn]os?\.|Nr\.|Abs\.|§§?)) (?=\d)/g;

const withoutBreaks = (text: string): string =>
  text
    .replace(phoneNumber, (number) => number.replaceAll(" ", noBreakSpace))
    .replace(spaceBeforeUnit, noBreakSpace)
    .replace(spaceBeforeNumber, noBreakSpace)
    .replace(/(?<=\b(?:t|kg|g|mg)) (?=CO₂)/g, noBreakSpace);

/** Carbon dioxide, also within CO₂e; the name of a program such as CO2.js stays. */
const withSubscripts = (text: string): string =>
  text.replace(/\bCO2(?=e?\b)(?!e?\.\w)/g, (word) => word.replace("2", "₂"));

const withEllipses = (text: string): string => text.replace(/(?<!\.)\.{3}(?!\.)/g, "…");

/** A text as a typesetter sets it. Addresses, code and tags stay as they are, and so does what is set already. */
export function typeset(text: string, language: string): string {
  const pieces = text.match(kept) ?? [];
  const words = text.replace(kept, standInFor);
  const set = withoutBreaks(withSubscripts(withEllipses(withQuotes(words, quotesOf[language] ?? english))));
  let next = 0;
  return set.replace(/[\ue000-\ue002]/g, () => pieces[next++] ?? "");
}

/** The HTML that Markdown becomes, as a typesetter sets it: in it quotation marks are written as entities. */
export const typesetHtml = (html: string, language: string): string =>
  typeset(
    html.replace(/<[^>]*>|&quot;/g, (part) => (part === "&quot;" ? '"' : part)),
    language,
  );
