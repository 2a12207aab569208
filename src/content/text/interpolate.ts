import { type FieldSchema, schemaOfValue, schemaWithin } from "../fields/field-schemas";
import { figuresOf } from "../figures/figures";
import { publicLink } from "../links/link-target";
import type { ContentFormat } from "../schemas/fields";
import { renderInline, renderMarkdown } from "./markdown";
import { anchorOf, interpolate, weightNames } from "./text";
import { typeset, typesetHtml } from "./typography";

export interface Placeholders {
  readonly facts: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<string, string>>;
  readonly language: string;
  readonly numbers: readonly string[];
  readonly paths: ReadonlyMap<string, string>;
}

const address = /(?<=\]\()[^()\s]+(?=\))/g;

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
  inline: (value, placeholders) =>
    typesetHtml(
      renderInline(filledIn(value, placeholders), (url) => publicLink(url, placeholders)),
      placeholders.language,
    ),
  markdown: (value, placeholders) =>
    typesetHtml(
      renderMarkdown(filledIn(value, placeholders), (url) => publicLink(url, placeholders)),
      placeholders.language,
    ),
  file: (value) => value,
};

/** A value as visitors get it, each field changed as its format says; groups that can be linked to get an `anchor`. */
export function interpolateFields<Value>(root: FieldSchema, value: Value, placeholders: Placeholders): Value {
  const walk = (part: unknown, schema: FieldSchema, known = placeholders): unknown => {
    if (part === undefined || part === null) return part;
    const field = schemaOfValue(schema, part);
    const { items, contentFormat } = field;
    if (typeof part === "string") return contentFormat ? transforms[contentFormat](part, known) : part;
    if (Array.isArray(part)) return items ? part.map((entry) => walk(entry, items, known)) : part;
    if (typeof part !== "object") return part;
    const own = { ...known, facts: { ...known.facts, ...figuresOf(part, known) } };
    const entries = Object.entries(part).map(([key, entry]) => {
      const inner = schemaWithin(field, key);
      return [key, inner ? walk(entry, inner, own) : entry];
    });
    if (field.anchorFrom)
      entries.push(["anchor", anchorOf(String((part as Record<string, unknown>)[field.anchorFrom]))]);
    return Object.fromEntries(entries);
  };
  // Texts are exchanged for texts, and anchors are added: the value keeps its shape.
  return walk(value, root) as Value;
}
