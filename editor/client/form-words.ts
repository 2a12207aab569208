import { type FieldSchema, fieldAt } from "../../src/content/fields/field-schemas";
import type { Problem } from "../../src/content-check/problems";
import type { Path } from "../text/edit";
import { valueOrNothing } from "../text/parse";
import { valueAt } from "../text/values";
import { words } from "../words";
import { pathOfName, readable } from "./field-path";

/** A problem as the form says it. */
export interface FormProblem extends Problem {
  /** The value that would be right, where it is a single one. */
  proposal?: string;
}

/** The form's names of all that a path leads through: "Blocks of the page 2" and "Headline". */
export const labelsOf = (path: Path, schema?: FieldSchema, value?: unknown): string[] =>
  path.flatMap((key, index) => {
    if (typeof key === "number") return [];
    const label = (schema && fieldAt(schema, path.slice(0, index + 1), value)?.label) ?? readable(key);
    const entry = path[index + 1];
    return typeof entry === "number" ? `${label} ${entry + 1}` : label;
  });

/** The form's name of a field, with the group or entry that it stands in. */
export const labelOf = (name: string, schema?: FieldSchema, value?: unknown): string =>
  labelsOf(pathOfName(name), schema, value).slice(-2).join(", ");

/** The value of a file with the line that a problem proposes. */
function valueWith({ line, right = "" }: Problem, text: string): unknown {
  return valueOrNothing(
    text
      .split("\n")
      .with(line - 1, right)
      .join("\n"),
  )?.value;
}

function messageInForm({ message, right }: Problem, { type, description, label = "" }: FieldSchema): string {
  const fill =
    type === "object"
      ? words.press(words.addField(label))
      : type === "array"
        ? words.press(words.addEntry(label.toLowerCase()))
        : words.fillIn;
  const retype = right === undefined ? words.typeAgain : words.press(words.mend);
  return message
    .replace(description ? ` ${description}` : "", "")
    .replace(/ (?:Add the field \w+|Fill it in)\.$/, () => ` ${fill}`)
    .replace(/[.;] (?:put it|A text that begins with [^.]* stands) in quotation marks\.$/i, () => `. ${retype}`)
    .replace(/ \((?:each entry on its own line, after a dash|indented below the name|in quotation marks)\)/g, "")
    .replace("which YAML takes for", "which is read as")
    .replace(/; paths are relative to [^ ]*\/(?=\.)/, "");
}

/**
 * Words of the check for the fields of a file, to somebody who sees a form in place of its lines: without what stands
 * beside each field anyway, and without the signs of the file, which the form writes by itself.
 */
export function problemsInForm(problems: readonly Problem[], schema: FieldSchema, text: string): FormProblem[] {
  const value = valueOrNothing(text)?.value;
  return problems.map((problem) => {
    const path = pathOfName(problem.field);
    if (path.length === 0) return problem;
    const field = fieldAt(schema, path, value) ?? {};
    const message = messageInForm(problem, { ...field, label: field.label ?? readable(String(path.at(-1))) });
    const right = problem.right === undefined ? undefined : valueAt(valueWith(problem, text), path);
    return { ...problem, message, ...(right !== undefined && !isCollection(right) && { proposal: String(right) }) };
  });
}

const isCollection = (value: unknown) => typeof value === "object";
