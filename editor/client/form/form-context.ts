import { type ComponentType, createContext, useContext } from "react";
import { type FieldSchema, resolveField } from "../../../src/content/fields/field-schemas";
import type { Problem } from "../../../src/content-check/problems";
import type { EditedLanguage, Offered } from "../../protocol";
import type { Edit, Path } from "../../text/edit";
import { readable } from "../field-path";

export interface OriginalWords {
  value: unknown;
  language: EditedLanguage;
  /** Its fields when it was translated, where they were others. */
  before?: { value: unknown };
}

/** A field of a form, by its path. */
export interface FieldProps {
  path: Path;
  /** Schema of the field, for the value that it has. */
  field: FieldSchema;
  /** Schema of the group or list that it stands in. */
  parent: FieldSchema;
}

/** What draws the fields that stand in a group or list. */
export interface WithFields {
  Field: ComponentType<Omit<FieldProps, "field"> & { schema: FieldSchema }>;
}

/** What every control is given. */
export interface ControlOf<Value> {
  id: string;
  path: Path;
  field: FieldSchema;
  value: Value;
  /** Sets the field. What need not be there and has no words is taken out of the file. */
  set: (value: unknown) => void;
  /** Attributes that tie a control to its description and to what the check says of it. */
  described: { "aria-describedby": string; "aria-invalid"?: true };
}

export interface FormTools {
  /** Path of the file below `content/`. */
  file: string;
  schema: FieldSchema;
  value: unknown;
  original?: OriginalWords;
  choices: Offered;
  /** The page that the file makes: its path, and a word that changes with every change of the content. */
  page?: { path: string; version: string };
  problems: readonly Problem[];
  edit: (edits: readonly Edit[], field?: string) => void;
  /** Puts the line that a problem says is right in place of the one that is there. */
  mend: (problem: Problem) => void;
  isOpen: (id: string) => boolean;
  setOpen: (id: string, isOpen: boolean) => void;
  /** Shows where the words of a field stand in the preview. */
  show: (path: Path) => void;
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

/** Names of each value of a list: the list's own words, where it has any. */
export const choiceNames =
  ({ enum: values = [], enumDescriptions = [] }: FieldSchema) =>
  (value: string): string =>
    enumDescriptions[values.indexOf(value)] ?? readable(value);

/** The field that says of what kind an entry is; without values where its entries are of one kind. */
export const kindField = (item: FieldSchema, root: FieldSchema): FieldSchema =>
  resolveField(resolveField(item, root).properties?.kind ?? {}, root);
