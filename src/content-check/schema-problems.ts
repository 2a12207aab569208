import { isScalar } from "yaml";
import type { z } from "zod";
import type { ContentTypeRow } from "../content/content-types";
import { type FieldPath, type FieldSchema, fieldAt, fieldSchemaOf } from "../content/fields/field-schemas";
import { isGroup, repeated, valueAt } from "../content/fields/values";
import type { ContentFile } from "../content/files/load";
import { anchorOf, slugOf } from "../content/text/text";
import { inWords, linesOf, meant, type Problem, positionOf, problemAt, visitEach } from "./problems";

const typeWords: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list (each entry on its own line, after a dash)",
  object: "a group of fields (indented below the name)",
};

const oneOf = (values: readonly unknown[]) => `one of ${values.join(", ")}`;

function choicesOf(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): readonly string[] | undefined {
  const { values, options } = issue as { values?: readonly unknown[]; options?: readonly unknown[] };
  return (values ?? options)?.map(String);
}

const inEditorsWords: z.core.$ZodErrorMap = (issue) => {
  const choices = choicesOf(issue);
  const value = issue.code === "invalid_union" && isGroup(issue.input) ? issue.input.kind : issue.input;
  const found = `found ${inWords(value)}; expected`;
  if (choices) return `${found} ${oneOf(choices)}.${meant(String(value), choices).hint}`;
  if (issue.code === "invalid_type") return `${found} ${typeWords[issue.expected] ?? "something else"}.`;
  if (issue.code !== "too_small" && issue.code !== "too_big") return undefined;
  const bound = String(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const limit = issue.exact ? "exactly" : issue.code === "too_small" ? "at least" : "at most";
  return `${found} ${limit} ${bound}${Array.isArray(issue.input) ? (bound === "1" ? " entry" : " entries") : ""}.`;
};

/** What YAML takes a value for that is written without quotation marks: 1.10 for 1.1, and a date for a date. */
function takenFor(value: unknown): string {
  if (value instanceof Date) return "a date";
  return typeof value === "number" ? `the number ${value}` : inWords(value);
}

const quoted = (words: string): string => (/["\\]/.test(words) ? `'${words.replaceAll("'", "''")}'` : `"${words}"`);

function asWritten(content: ContentFile, path: FieldPath): string | undefined {
  const node = content.document.getIn(path, true);
  return isScalar(node) && typeof node.value !== "string" && node.source ? node.source : undefined;
}

/** A field that its group does not have, and the path of one that is missing only because of it. */
function unknownField(content: ContentFile, path: FieldPath, key: string, root: FieldSchema, missing: FieldPath[]) {
  const told = (message: string, explains?: FieldPath, instead?: string) => ({
    problem: problemAt(content, [...path, key], `found a field ${message}`, { isKey: true, instead }),
    explains,
  });
  const { line } = positionOf(content, [...path, key], { isKey: true });
  const above = /(\w+): *[>|][+-]? *$/.exec(linesOf(content.source)[line - 2] ?? "")?.[1];
  if (above) {
    const message = `where the text of ${above} stands; begin its lines further to the right than ${above}.`;
    return told(message, [...path, above]);
  }
  const known = Object.keys(fieldAt(root, path, content.data)?.properties ?? {});
  const group = valueAt(content.data, path);
  const absent = known.filter((name) => isGroup(group) && group[name] === undefined);
  const plain = key.toLowerCase().replace(/[-_ ]/g, "");
  const name = absent.find((other) => other.toLowerCase() === plain) ?? meant(key, absent).nearest;
  if (name) return told(`that is not known here; its name is ${name}.`, [...path, name], name);
  const home = missing.find((other) => other.at(-1) === key);
  if (!home) return told(`that is not known here; expected ${oneOf(known)}.`);
  const owner = home.slice(0, -1).join(".");
  const place = owner ? `belongs to ${owner}` : "stands at the left, beside the other fields of the file";
  return told(`at the wrong depth; it ${place}. Move it there, with all that stands below it.`, home);
}

function problemOfIssue(issue: z.core.$ZodIssue, content: ContentFile, { description, type = "object" }: FieldSchema) {
  const path = issue.path as FieldPath;
  const value = valueAt(content.data, path);
  const help = description ? ` ${description}` : "";
  const written = asWritten(content, path);
  const told = (message: string, instead?: string) => problemAt(content, path, message, { instead });
  const expected = /; expected .*$/.exec(issue.message)?.[0] ?? `; expected ${typeWords[type]}.`;
  if (issue.code === "invalid_key") {
    const reasons = issue.issues.map(({ message }) => message).join(" and ");
    return problemAt(content, path, `found the name ${inWords(path.at(-1))}, which ${reasons}.`, { isKey: true });
  }
  if (value === undefined) return told(`found nothing${expected}${help} Add the field ${path.at(-1)}.`);
  if (value === null) {
    return told(`found ${written ? `${written}, which YAML takes for ` : ""}nothing${expected}${help} Fill it in.`);
  }
  if (issue.code === "invalid_type" && issue.expected === "string" && typeof value === "object" && !written) {
    return told(`${issue.message}${help} A text with a colon or a bracket stands in quotation marks.`);
  }
  if (issue.code === "invalid_type" && issue.expected === "string" && written) {
    const found = `found ${written}, which YAML takes for ${takenFor(value)}; expected a text.`;
    return told(`${found}${help} Put it in quotation marks.`, quoted(written));
  }
  const choices = choicesOf(issue);
  if (choices) return told(issue.message, meant(String(value), choices).instead);
  const message = issue.message.startsWith("found ")
    ? issue.message
    : `found ${inWords(value)}, which ${issue.message}.`;
  return told(`${message}${help}`);
}

export function schemaProblems(content: ContentFile, type: ContentTypeRow): Problem[] {
  const root = fieldSchemaOf(type);
  const fields = Object.keys(root.properties ?? {});
  if (!isGroup(content.data)) {
    const found = content.data === null ? "an empty file" : inWords(content.data);
    return [problemAt(content, [], `found ${found}; expected a file with the fields ${fields.join(", ")}.`)];
  }
  const { error } = type.schema.safeParse(content.data, { error: inEditorsWords, reportInput: true });
  const issues = error?.issues ?? [];
  const paths = issues.map(({ path }) => path as FieldPath);
  const missing = paths.filter((path) => path.length > 0 && valueAt(content.data, path) === undefined);
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => unknownField(content, issue.path as FieldPath, key, root, missing))
      : [],
  );
  const explained = new Set(unknown.map(({ explains }) => explains?.join("\n")));
  const others = issues.filter(({ code, path }) => code !== "unrecognized_keys" && !explained.has(path.join("\n")));
  return [
    ...unknown.map(({ problem }) => problem),
    ...others.map((issue) =>
      problemOfIssue(issue, content, fieldAt(root, issue.path as FieldPath, content.data) ?? {}),
    ),
  ];
}

const titleOf = (entry: unknown): string => (isGroup(entry) && typeof entry.title === "string" ? entry.title : "");

/** A title without the signs that nobody reads; C++ and C# are two. */
const readTitle = (title: string) => slugOf(title.replace(/[+#%-]/g, (sign) => ` ${sign.charCodeAt(0)} `)) || title;

export const sameTitles = (content: ContentFile, type: ContentTypeRow): Problem[] =>
  visitEach(content, (value, path) => {
    if (!Array.isArray(value)) return [];
    const isAnchored = fieldAt(fieldSchemaOf(type), [...path, 0], content.data)?.anchorFrom !== undefined;
    const titles = value.map((entry) => (isAnchored ? anchorOf : readTitle)(titleOf(entry)));
    return repeated(titles).flatMap(({ index, first }) => {
      const found = titleOf(value[index]);
      const message = `found ${inWords(found)}, the title of entry ${first + 1} of this list as well; choose another.`;
      return found ? [problemAt(content, [...path, index, "title"], message)] : [];
    });
  });
