import { isScalar } from "yaml";
import type { z } from "zod";
import { type FieldPath, type FieldSchema, fieldAt, fieldsOfKind } from "../../content/fields/field-schemas";
import { valueAt } from "../../content/fields/values";
import type { ContentFile } from "../../content/files/load";
import type { ContentKind } from "../../content/kinds";
import { didYouMean, type Problem, problemAt, shown, slipOf } from "../problems";
import { misplacedField } from "./misplaced-fields";
import { typeWords, wrongType } from "./wrong-types";

const help = (field: FieldSchema | undefined) => (field?.description ? ` ${field.description}` : "");

/** A field that is left out, or has nothing after its colon. */
function missingField(value: undefined | null, content: ContentFile, path: FieldPath, field?: FieldSchema): Problem {
  const wanted = field?.enum ? `one of ${field.enum.join(", ")}` : (typeWords[field?.type ?? "object"] ?? "a value");
  const fix = value === null ? "Fill it in." : `Add the field ${path.at(-1)}.`;
  const node = content.document.getIn(path, true);
  const source = isScalar(node) ? node.source : "";
  const found = source ? `found ${source}, which YAML takes for nothing` : "found nothing";
  return problemAt(content, path, `${found}; expected ${wanted}.${help(field)} ${fix}`);
}

/** Error of a number, text or list that is out of bounds, where the schema has no words of its own for it. */
function boundsMessage(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code !== "too_small" && issue.code !== "too_big") return undefined;
  if (!/^Too (small|big)/.test(issue.message)) return undefined;
  const bound = String(issue.code === "too_small" ? issue.minimum : issue.maximum);
  const limit = issue.exact ? "exactly" : issue.code === "too_small" ? "at least" : "at most";
  const unit = Array.isArray(value) ? (bound === "1" ? " entry" : " entries") : "";
  return `found ${shown(value)}; expected ${limit} ${bound}${unit}.`;
}

/** The values that one of them was wanted of: in a list of values, or as the kind of an entry that can be of several. */
function choicesOf(issue: z.core.$ZodIssue): readonly unknown[] | undefined {
  if (issue.code === "invalid_value") return issue.values;
  return issue.code === "invalid_union" && "options" in issue ? issue.options : undefined;
}

/** One finding of the schema in an editor's words. */
function problemOf(issue: z.core.$ZodIssue, content: ContentFile, root: FieldSchema): Problem {
  const path = issue.path as FieldPath;
  const value = valueAt(content.data, path);
  const field = fieldAt(root, path, content.data);

  if (path.length === 0 && issue.code === "invalid_type") {
    const fields = Object.keys(root.properties ?? {}).join(", ");
    const found = value === null ? "an empty file" : Array.isArray(value) ? "a list" : "a text without any fields";
    return problemAt(content, path, `found ${found}; expected a file with the fields ${fields}.`);
  }
  if (value === undefined || value === null) return missingField(value, content, path, field);
  if (issue.code === "invalid_type") return wrongType(content, path, value, issue.expected, help(field));
  const choices = choicesOf(issue);
  if (choices) {
    const values = choices.map(String);
    const expected = `one of ${values.join(", ")}.${didYouMean(String(value), values)}`;
    const instead = slipOf(String(value), values);
    return problemAt(content, path, `found ${shown(value)}; expected ${expected}`, { instead });
  }
  if (issue.code === "invalid_key") {
    const reasons = issue.issues.map(({ message }) => message).join(" and ");
    return problemAt(content, path, `found the name ${shown(path.at(-1))}, which ${reasons}.`, { at: "key" });
  }
  const bounds = boundsMessage(issue, value);
  if (bounds) return problemAt(content, path, `${bounds}${help(field)}`);
  // Some messages open with the value, which is said already.
  const opening = `${JSON.stringify(value)} `;
  const message = issue.message.startsWith(opening) ? issue.message.slice(opening.length) : issue.message;
  const instead = typeof value === "string" && /such as "\d{4}-/.test(message) ? dayOf(value) : undefined;
  return problemAt(content, path, `found ${shown(value)}, which ${message}.${help(field)}`, { instead });
}

/** A day that is written as people write it, as YAML files have it; undefined where it cannot be told. */
function dayOf(written: string): string | undefined {
  const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(written);
  const [, day = "", month = "", year = ""] = german ?? [];
  const time = german ? Date.UTC(Number(year), Number(month) - 1, Number(day)) : Date.parse(`${written} UTC`);
  const isReal = german || !/^\d{4}-\d{2}-\d{2}$/.test(written) || new Date(time).toISOString().startsWith(written);
  return Number.isNaN(time) || !isReal ? undefined : `"${new Date(time).toISOString().slice(0, 10)}"`;
}

export function checkSchema(content: ContentFile, kind: ContentKind): Problem[] {
  const result = kind.schema.safeParse(content.data);
  if (result.success) return [];
  const root = fieldsOfKind(kind);
  const { issues } = result.error;
  const misplaced = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => misplacedField(content, issue.path as FieldPath, key, root))
      : [],
  );
  const explained = new Set(misplaced.map(({ explains }) => explains?.join("\n")));
  const others = issues.filter(
    ({ code, path }) => code !== "unrecognized_keys" && !(code === "invalid_type" && explained.has(path.join("\n"))),
  );
  return [...misplaced.map(({ problem }) => problem), ...others.map((issue) => problemOf(issue, content, root))];
}
