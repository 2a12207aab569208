import { createContext, useContext } from "react";
import type { FieldPath, FieldSchema } from "../../../src/content/fields/field-schemas";
import type { Problem } from "../../../src/content-check/problems";
import type { Edit } from "../../text/differences";
import type { EditedLanguage, Offered } from "../api";
import { readable } from "../field-path";

export interface OriginalWords {
  value: unknown;
  language: EditedLanguage;
  /** Its fields when it was translated, where they were others. */
  before?: { value: unknown };
}

export interface FieldProps {
  path: FieldPath;
  field: FieldSchema;
  parent: FieldSchema;
}

export interface ControlOf<Value> {
  id: string;
  path: FieldPath;
  field: FieldSchema;
  value: Value;
  /** What need not be there and has no words is taken out of the file. */
  set: (value: unknown) => void;
  described: { "aria-describedby": string; "aria-invalid"?: true };
}

export interface FormTools {
  file: string;
  schema: FieldSchema;
  value: unknown;
  original?: OriginalWords;
  choices: Offered;
  problems: readonly Problem[];
  /** `field` joins changes of one field into one step of undo. */
  edit: (edits: readonly Edit[], field?: string) => void;
  /** Puts the line that a problem says is right in place of the one that is there. */
  mend: (problem: Problem) => void;
  isOpen: (id: string) => boolean;
  setOpen: (id: string, isOpen: boolean) => void;
  show: (path: FieldPath) => void;
  /** Tells screen readers, and whoever looks, what was done. */
  say: (words: string) => void;
  refreshChoices: () => Promise<void>;
}

export const FormContext = createContext<FormTools | undefined>(undefined);

export function useFormTools(): FormTools {
  const tools = useContext(FormContext);
  if (!tools) throw new Error("A field stands outside of the form.");
  return tools;
}

export const choiceNames =
  ({ enum: values = [], enumDescriptions = [] }: FieldSchema) =>
  (value: string): string =>
    enumDescriptions[values.indexOf(value)] ?? readable(value);

/** The field that says of what kind an entry is; without values where its entries are of one kind. */
export const kindField = (item: FieldSchema): FieldSchema => item.properties?.kind ?? {};

/** The value of a new field or entry: everything that must be there, still without words; the check asks for them. */
export function blankValue(field: FieldSchema): unknown {
  const { properties = {}, required = [], items, minItems = 0 } = field;
  if (field.type === "object") {
    const names = Object.keys(properties).filter((name) => required.includes(name));
    return Object.fromEntries(names.map((name) => [name, blankValue(properties[name] ?? {})]));
  }
  if (field.type === "array") return Array.from({ length: minItems }, () => blankValue(items ?? {}));
  if (field.type === "boolean") return false;
  if (field.type === "number" || field.type === "integer") return field.minimum ?? 0;
  return field.enum?.[0] ?? "";
}
