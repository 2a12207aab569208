import { writeFileSync } from "node:fs";
import { type ContentType, contentTypes, pageTraits } from "../src/content/content-types";
import { type FieldSchema, fieldSchemaOf, schemasWithin } from "../src/content/fields/field-schemas";
import type { ContentFormat } from "../src/content/schemas/fields";
import { helpOf, nameOf, readable } from "./client/field-path";

const formats: Record<ContentFormat | "plain", readonly [name: string, meaning: string]> = {
  text: ["text", "Words that visitors read. They may name facts of `site.yaml`: `{company}`."],
  data: ["exact text", "May name facts, and is otherwise sent, compared or dialled as it is."],
  inline: ["text with links", "A text that may hold links: `[words](/path)`."],
  markdown: ["Markdown", "Running text: paragraphs, lists, emphasis, links. No HTML."],
  template: ["template", "A text with places in braces that the program fills in; the field names them."],
  plain: ["plain text", "Exactly as it is written; braces stand for nothing."],
  link: ["link", "A page (`/contact`), a name from `site.yaml` (`site:blog`) or a full address."],
  file: ["picture", "The path of a picture, from the folder of the file: `../images/devops.webp`."],
};

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replace(/\|/g, "\\|").replace(/\s*\n\s*/g, " ");
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");
}

const linkTo = (id: string) => `[${readable(id)}](#${readable(id).toLowerCase().replaceAll(" ", "-")})`;

function bounds(least = -1e9, most = 1e9): string {
  if (least > -1e9 && most < 1e9) return `, ${least} to ${most}`;
  return least > -1e9 ? `, ${least} at least` : most < 1e9 ? `, ${most} at most` : "";
}

function typeOf(field: FieldSchema): string {
  const { typeName, type, format, contentFormat, items, additionalProperties } = field;
  const { minItems, maxItems, minimum, maximum, maxLength } = field;
  if (field.const) return `\`${field.const}\``;
  if (field.enumDescriptions && typeName) return linkTo(typeName);
  if (field.enum) return `one of ${field.enum.map((value) => `\`${value}\``).join(", ")}`;
  if (items) return `list${bounds(minItems, maxItems)}; each: ${typeOf(items)}`;
  if (typeof additionalProperties === "object") return "names of your own, each with its value";
  if (type === "object") return typeName ? linkTo(typeName) : "group";
  if (type === "boolean") return "`true` or `false`";
  if (type !== "string") return (type === "integer" ? "whole number" : "number") + bounds(minimum, maximum);
  if (format) return format === "date" ? 'day, as "2026-11-21"' : `${format === "email" ? "e-mail" : "full"} address`;
  return formats[contentFormat ?? "plain"][0] + (maxLength === undefined ? "" : `, ${maxLength} characters at most`);
}

/** The fields of a group, with those of groups without a name of their own, which stand nowhere else. */
function rowsOf({ properties = {}, required = [] }: FieldSchema, before = ""): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const below = field.items ?? field;
    const otherwise = ["object", "undefined"].includes(typeof field.default) ? "no" : `no: \`${field.default}\``;
    const what = [helpOf(field), typeOf(field), required.includes(name) ? "yes" : otherwise];
    const row = [`\`${before}${name}\``, nameOf(field, name), ...what];
    return [row, ...(below.typeName ? [] : rowsOf(below, `${before}${name}.`))];
  });
}

const head = ["field", "in the editor", "what it is for", "what it is", "needed"];
const section = (title: string, lead: string, fields: FieldSchema) =>
  [`### ${title}`, lead, table(head, rowsOf(fields))].filter(Boolean).join("\n\n");

const values = (id: string, words: Readonly<Record<string, string>>) =>
  `### ${readable(id)}\n\n${table(["value", "what it is"], Object.entries(words))}`;

function findParts(type: ContentType, found: Map<string, string>, lists: Map<string, string>): void {
  const walk = (field: FieldSchema) => {
    const { typeName: id, properties, description, enum: chosen, enumDescriptions: words } = field;
    if (id && chosen && words) {
      lists.set(id, values(id, Object.fromEntries(chosen.map((value, index) => [value, words[index] ?? ""]))));
    }
    if (id && found.has(id)) return;
    const block = properties?.kind?.const;
    if (id && properties) {
      found.set(id, section(readable(id), block ? `\`kind: ${block}\` · ${description}` : "", field));
    }
    schemasWithin(field).forEach(walk);
  };
  schemasWithin(fieldSchemaOf(type)).forEach(walk);
}

const typeSection = (type: ContentType) => {
  const path = pageTraits(type)?.path.replace(":name", "name-of-the-file");
  const place = `\`content/${type.files.replace("*", "*.yaml")}\`${path ? ` · the page \`${path}\`` : ""}`;
  return section(`File: ${readable(type.typeName)}`, place, fieldSchemaOf(type));
};

export function reference(): string {
  const [groups, lists] = [new Map<string, string>(), new Map<string, string>()];
  for (const type of contentTypes) findParts(type, groups, lists);
  lists.set("kindOfText", values("kindOfText", Object.fromEntries(Object.values(formats))));
  const files = ["## Files", ...contentTypes.map(typeSection)];
  const parts = [...files, "## Groups of fields", ...groups.values(), "## Values and kinds of text", ...lists.values()];
  return `# Reference\n\nEvery field of every file in \`content/\`, written by \`npm run reference\` from the rules that the check goes by. [editing.md](editing.md) shows how each everyday change is made.\n\n${parts.join("\n\n")}\n`;
}

// Every field there is, for whoever edits where nothing explains them.
if (require.main === module) writeFileSync("docs/reference.md", reference());
