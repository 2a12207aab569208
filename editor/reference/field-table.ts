import { type FieldSchema, resolveField, variantsOf } from "../../src/content/fields/field-schemas";
import type { ContentFormat } from "../../src/content/schemas/fields";
import { enumWords } from "../../src/content-check/enum-words";
import { readable } from "../client/field-path";
import { sharedGroups } from "./groups";
import { anchorOf, code, table } from "./markdown";

/** Stands for names that are not the schema's. */
const freeName = "…";

/** The bounds that a schema may set, beyond what the program itself asks a schema for. */
interface Bounds {
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** Names of strings in the tables, with their meaning. */
export const formatWords: Record<ContentFormat | "plain", { name: string; meaning: string }> = {
  text: { name: "text", meaning: "Words that visitors read. They may name [facts](facts.md): `{company}`." },
  data: {
    name: "exact text",
    meaning: "May name [facts](facts.md), and is otherwise sent, compared or dialled as it is.",
  },
  inline: { name: "text with links", meaning: "A text that may hold links: `[words](/path)`." },
  markdown: { name: "Markdown", meaning: "Running text: paragraphs, lists, emphasis, links. No HTML." },
  template: {
    name: "template",
    meaning: "A text with places in braces that the program fills in; the field names them.",
  },
  plain: { name: "plain text", meaning: "Exactly as it is written; braces stand for nothing." },
  link: { name: "link", meaning: "A page (`/contact`), a name from `site.yaml` (`site:blog`) or a full address." },
  endpoint: { name: "endpoint", meaning: "A name that `site.yaml` lists below `enquiries.endpoints`." },
  file: { name: "picture", meaning: "The path of a picture, from the folder of the file: `../images/devops.webp`." },
};

const types: Record<string, string> = {
  string: formatWords.plain.name,
  number: "number",
  integer: "whole number",
  boolean: "`true` or `false`",
};

const isReal = (bound: number | undefined): bound is number => bound !== undefined && Math.abs(bound) < 1e9;

function range(least: number | undefined, most: number | undefined): string {
  if (isReal(least) && isReal(most)) return least === most ? `exactly ${least}` : `${least} to ${most}`;
  if (isReal(least)) return `${least} at least`;
  return isReal(most) ? `${most} at most` : "";
}

/** Name of a field in the form; one whose name in the file is free has no other. */
const nameInForm = (key: string, { label }: FieldSchema) => label ?? (key === freeName ? "" : readable(key));

const after = (words: string) => (words === "" ? "" : `, ${words}`);

function valuesOf({ id = "", enum: values = [] }: FieldSchema): string {
  if (id === "IconName") return "an [icon](icons.md)";
  if (enumWords[id] && values.length > 4) return `one of [these values](values.md#${anchorOf(readable(id))})`;
  return `one of ${values.map(code).join(", ")}`;
}

/** A table of what the fields of a group are for. Groups that stand in several places are told elsewhere. */
export function fieldTable(root: FieldSchema, group: FieldSchema): string {
  const isShared = ({ id, properties }: FieldSchema) => properties !== undefined && sharedGroups.has(id ?? "");
  /** Type of a value in words: a text, a number from 1, a list of links. */
  const kindOf = (field: FieldSchema): string => {
    const { id = "", minimum, maximum, maxLength, minItems, maxItems } = field as FieldSchema & Bounds;
    if (variantsOf(field).length > 0) return "a [block](blocks.md)";
    if (field.enum) return valuesOf(field);
    if (sharedGroups.has(id)) return `group: [${readable(id)}](groups.md#${anchorOf(readable(id))})`;
    if (field.type === "array") {
      const entry = resolveField(field.items ?? {}, root);
      return `list${after(range(minItems, maxItems))}; each: ${kindOf(entry)}`;
    }
    if (typeof field.additionalProperties === "object") return "group whose fields you name yourself";
    if (field.type === "object") return "group";
    if (field.format === "date") return 'day, as "2026-11-21"';
    if (field.format === "email") return "e-mail address";
    if (field.format === "uri") return "full address";
    const words = (field.contentFormat && formatWords[field.contentFormat].name) ?? types[field.type ?? ""] ?? "value";
    const letters = maxLength === undefined ? "" : `${maxLength} characters at most`;
    return words + after(range(minimum, maximum)) + after(letters);
  };
  const rowsOf = ({ properties = {}, required = [] }: FieldSchema, before: string): string[][] =>
    Object.entries(properties).flatMap(([name, unresolved]) =>
      rowsOfField(before + name, resolveField(unresolved, root), required.includes(name)),
    );
  const rowsOfField = (name: string, field: FieldSchema, isRequired: boolean): string[][] => {
    const isSwitch = field.default !== undefined && !Array.isArray(field.default);
    const needed = isRequired ? "yes" : isSwitch ? `no: ${code(String(field.default))}` : "no";
    const inForm = nameInForm(name.split(".").at(-1) ?? "", field);
    const row = [code(name), inForm, field.description ?? "", kindOf(field), needed];
    return [row, ...rowsBelow(name, field)];
  };
  /** The fields within a field, where they are not told elsewhere. */
  const rowsBelow = (name: string, field: FieldSchema): string[][] => {
    if (isShared(field) || variantsOf(field).length > 0) return [];
    if (field.properties) return rowsOf(field, `${name}.`);
    if (field.items) return rowsBelow(`${name}[]`, resolveField(field.items, root));
    if (typeof field.additionalProperties !== "object") return [];
    return rowsOfField(`${name}.${freeName}`, resolveField(field.additionalProperties, root), false);
  };
  return table(["field", "in the editor", "what it is for", "what it is", "needed"], rowsOf(group, ""));
}
