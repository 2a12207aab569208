import { isScalar } from "yaml";
import type { z } from "zod";
import { type FieldSchema, fieldAt, fieldsOfKind } from "../field-schemas";
import type { ContentKind } from "../kinds";
import type { ContentFile } from "../load";
import type { FieldPath } from "../positions";
import { didYouMean, type Problem, problemAt, shown } from "../problems";

const typeWords: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list (each entry on its own line, after a dash)",
  object: "a group of fields (indented below the name)",
};

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], data);
}

const help = (field: FieldSchema | undefined) => (field?.description ? ` ${field.description}` : "");

/** How to make a text of a value that YAML reads as something else. */
function asText({ document }: ContentFile, path: FieldPath): string {
  const node = document.getIn(path, true);
  return isScalar(node)
    ? ` Put it in quotation marks: "${node.source ?? node.value}".`
    : " A text that starts with a bracket, or holds a colon and a space, stands in quotation marks.";
}

/** A field that is left out, or has nothing after its colon. */
function missingField(value: undefined | null, content: ContentFile, path: FieldPath, field?: FieldSchema): Problem {
  const wanted = field?.enum ? `one of ${field.enum.join(", ")}` : (typeWords[field?.type ?? "object"] ?? "a value");
  const fix = value === null ? "Fill it in." : `Add the field ${path.at(-1)}.`;
  return problemAt(content, path, `found nothing; expected ${wanted}.${help(field)} ${fix}`);
}

/** What is wrong with a number, text or list that is out of bounds, where the schema has no words of its own for it. */
function boundsMessage(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code !== "too_small" && issue.code !== "too_big") return undefined;
  if (!/^Too (small|big)/.test(issue.message)) return undefined;
  const bound = String(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const limit = issue.exact ? "exactly" : issue.code === "too_small" ? "at least" : "at most";
  const unit = Array.isArray(value) ? (bound === "1" ? " entry" : " entries") : "";
  return `found ${shown(value)}; expected ${limit} ${bound}${unit}.`;
}

/** Turns one finding of the schema into problems in an editor's words. */
function problemsOf(issue: z.core.$ZodIssue, content: ContentFile, root: FieldSchema): Problem[] {
  const path = issue.path as FieldPath;
  const value = valueAt(content.data, path);
  const field = fieldAt(root, path);

  if (issue.code === "unrecognized_keys") {
    const known = Object.keys(field?.properties ?? {});
    return issue.keys.map((key) =>
      problemAt(
        content,
        [...path, key],
        `found a field that is not known here; expected one of ${known.join(", ")}.${didYouMean(key, known)}`,
        "key",
      ),
    );
  }
  if (path.length === 0 && value === null) {
    const fields = Object.keys(root.properties ?? {}).join(", ");
    return [problemAt(content, path, `found an empty file; expected one with the fields ${fields}.`)];
  }
  if (value === undefined || value === null) {
    return [missingField(value, content, path, field)];
  }
  if (issue.code === "invalid_type") {
    const fix = issue.expected === "string" ? asText(content, path) : "";
    const wanted = typeWords[issue.expected] ?? issue.expected;
    return [problemAt(content, path, `found ${shown(value)}; expected ${wanted}.${help(field)}${fix}`)];
  }
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return [
      problemAt(
        content,
        path,
        `found ${shown(value)}; expected one of ${values.join(", ")}.${didYouMean(String(value), values)}`,
      ),
    ];
  }
  if (issue.code === "invalid_key") {
    const reasons = issue.issues.map(({ message }) => message).join(" and ");
    return [problemAt(content, path, `found the name ${shown(path.at(-1))}, which ${reasons}.`, "key")];
  }
  const bounds = boundsMessage(issue, value);
  if (bounds) return [problemAt(content, path, `${bounds}${help(field)}`)];
  // Some messages open with the value, which is said already.
  const message = issue.message.replace(`${JSON.stringify(value)} `, "");
  return [problemAt(content, path, `found ${shown(value)}, which ${message}.${help(field)}`)];
}

/** Every way in which a file does not match the schema of its kind. */
export function checkSchema(content: ContentFile, kind: ContentKind): Problem[] {
  const result = kind.schema.safeParse(content.data);
  if (result.success) return [];
  const root = fieldsOfKind(kind);
  return result.error.issues.flatMap((issue) => problemsOf(issue, content, root));
}
