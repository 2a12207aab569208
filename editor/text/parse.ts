import { type Document, parseDocument } from "yaml";
import { EditRefusal } from "../edit-refusal";

export function readable(text: string): Document {
  const document = parseDocument(text, { customTags: ["timestamp"], prettyErrors: false, logLevel: "error" });
  if (document.errors.length > 0) {
    throw new EditRefusal("The file cannot be read as YAML; mend it in a text editor first.");
  }
  try {
    document.toJS();
  } catch {
    throw new EditRefusal("The file names an anchor that it does not have; mend it in a text editor first.");
  }
  return document;
}

export const valueOfText = (text: string): unknown => readable(text).toJS();

export const valueOrNothing = (text: string): { value: unknown } | undefined => {
  try {
    return { value: valueOfText(text) };
  } catch {
    return undefined;
  }
};
