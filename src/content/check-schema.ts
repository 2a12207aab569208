import type { z } from "zod";
import { type FieldSchema, fieldAt, fieldSchemaOf } from "./field-schemas";
import type { ContentKind } from "./kinds";
import type { ContentFile, FieldPath } from "./load";
import { didYouMean, type Problem, problemAt, shown } from "./problems";

const typeWords: Record<string, string> = {
  string: 'a text (put numbers and dates in quotation marks: "2026-11-21")',
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
        `found a field that is not known here; right is one of ${known.join(", ")}.${didYouMean(key, known)}`,
        "key",
      ),
    );
  }
  if (value === undefined || value === null) {
    const wanted = typeWords[field?.type ?? (field?.enum ? "string" : "object")] ?? "a value";
    return [problemAt(content, path, `found nothing; right is ${wanted}.${help(field)} Add the field.`)];
  }
  if (issue.code === "invalid_type") {
    return [
      problemAt(
        content,
        path,
        `found ${shown(value)}; right is ${typeWords[issue.expected] ?? issue.expected}.${help(field)}`,
      ),
    ];
  }
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return [
      problemAt(
        content,
        path,
        `found ${shown(value)}; right is one of ${values.join(", ")}.${didYouMean(String(value), values)}`,
      ),
    ];
  }
  const message = issue.message.replace(/^(Too (small|big)|Invalid)/, (found) => `is not right: ${found}`);
  return [problemAt(content, path, `found ${shown(value)}, which ${message}.${help(field)}`)];
}

const zodOfKind = new Map<ContentKind, FieldSchema>();

/** The JSON Schema of a kind, made once. */
export function fieldsOfKind(kind: ContentKind): FieldSchema {
  const known = zodOfKind.get(kind) ?? fieldSchemaOf(kind.schema);
  zodOfKind.set(kind, known);
  return known;
}

/** Every way in which a file does not match the schema of its kind. */
export function checkSchema(content: ContentFile, kind: ContentKind): Problem[] {
  const result = kind.schema.safeParse(content.data);
  if (result.success) return [];
  const root = fieldsOfKind(kind);
  return result.error.issues.flatMap((issue) => problemsOf(issue, content, root));
}
