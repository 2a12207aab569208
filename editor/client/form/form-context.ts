import { createContext, useContext } from "react";
import type { FieldPath, FieldSchema } from "../../../src/content/fields/field-schemas";
import type { Problem } from "../../../src/content-check/problems";
import type { Edit } from "../../text/differences";
import type { EditedLanguage, Offered, Original } from "../api";
import { readable } from "../field-path";

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
  described: { "aria-describedby": string; "aria-invalid": true | undefined };
}

export interface FormTools {
  file: string;
  schema: FieldSchema;
  value: unknown;
  /** That of a translation, with what it was when it was translated, where that was something else. */
  original?: Original | undefined;
  firstLanguage?: EditedLanguage | undefined;
  choices: Offered;
  problems: readonly Problem[];
  /** `field` joins changes of one field into one step of undo. */
  edit: (edits: readonly Edit[], field?: string) => void;
  mend: (problem: Problem) => void;
  isOpen: (id: string) => boolean;
  setOpen: (id: string, isOpen: boolean) => void;
  show: (path: FieldPath) => void;
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
