import { type FieldSchema, schemaOfValue } from "../fields/field-schemas";
import { figuresOf } from "../figures/figures";
import { publicLink } from "../links/link-target";
import type { ContentFormat } from "../schemas/fields";
import { renderInline, renderMarkdown } from "./markdown";
import { anchorOf, interpolate, weightNames } from "./text";
import { typeset, typesetHtml, withWholeWords } from "./typography";

type FilledGroup = Readonly<Record<string, unknown>>;

/** Values of the names that texts and links of `content/` may use. */
export interface Placeholders {
  /** By the name in braces: `{company}`. */
  readonly facts: Readonly<Record<string, string>>;
  /** By the name after `site:`. */
  readonly links: Readonly<Record<string, string>>;
  /** Addresses of the forms' endpoints, by their names. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** The two letters of the language that the texts are in. */
  readonly language: string;
  /** The numbers from zero on, in its words. */
  readonly numbers: readonly string[];
  /** Paths of the language's pages, by those that their files have in the first language. */
  readonly paths: ReadonlyMap<string, string>;
}

/** The address of a link in a running text. */
const address = /(?<=\]\()[^()\s]+(?=\))/g;

/** A text with its facts, and with the weights of the language's own pages. */
const filledIn = (value: string, { facts, paths }: Placeholders): string =>
  interpolate(
    // Blanks of a fact would end the link.
    value.replace(address, (named) => interpolate(named, facts).replace(/\s/g, "%20")),
    facts,
  ).replace(weightNames, (_, figure, path) => `{${figure}:${paths.get(path) ?? path}}`);

const transforms: Record<ContentFormat, (value: string, placeholders: Placeholders) => string> = {
  text: (value, placeholders) => typeset(filledIn(value, placeholders), placeholders.language),
  data: (value, { facts }) => interpolate(value, facts),
  template: (value, { language }) => typeset(value, language),
  link: (value, placeholders) => publicLink(interpolate(value, placeholders.facts), placeholders),
  endpoint: (value, { endpoints }) => endpoints[value] ?? value,
  inline: (value, placeholders) =>
    typesetHtml(
      renderInline(filledIn(value, placeholders), (url) => publicLink(url, placeholders)),
      placeholders.language,
    ),
  markdown: (value, placeholders) =>
    withWholeWords(
      typesetHtml(
        renderMarkdown(filledIn(value, placeholders), (url) => publicLink(url, placeholders)),
        placeholders.language,
      ),
    ),
  // Whoever needs the file itself knows the folder that the path is relative to.
  file: (value) => value,
};

/**
 * A value of `content/` as visitors get it: names in texts and links are replaced, by facts and by figures of the groups
 * that the text stands in; texts are set as a typesetter sets them, Markdown is HTML, and a group of fields that can be linked to has its `anchor`.
 * @param root the JSON Schema of the value's kind of file, whose marks say what is what
 */
export function interpolateFields<Value>(root: FieldSchema, value: Value, placeholders: Placeholders): Value {
  const walk = (part: unknown, unresolved: FieldSchema, known = placeholders): unknown => {
    if (part === undefined || part === null) return part;
    const field = schemaOfValue(unresolved, root, part);
    const { items, properties, additionalProperties, contentFormat } = field;
    if (typeof part === "string") return contentFormat ? transforms[contentFormat](part, known) : part;
    if (Array.isArray(part)) return items ? part.map((entry) => walk(entry, items, known)) : part;
    if (typeof part !== "object") return part;
    const own = { ...known, facts: { ...known.facts, ...figuresOf(part, known) } };
    const entries = Object.entries(part).map(([key, entry]) => {
      const schema = properties?.[key] ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
      return [key, schema ? walk(entry, schema, own) : entry];
    });
    if (field.anchorFrom) entries.push(["anchor", anchorOf(String((part as FilledGroup)[field.anchorFrom]))]);
    return Object.fromEntries(entries);
  };
  // Texts are exchanged for texts, and anchors are added: the value keeps its shape.
  return walk(value, root) as Value;
}
