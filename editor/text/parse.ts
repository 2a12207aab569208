import { type Document, parseDocument } from "yaml";
import { Refusal } from "../refusal";

export function readable(text: string): Document {
  const document = parseDocument(text, { customTags: ["timestamp"], prettyErrors: false, logLevel: "error" });
  if (document.errors.length > 0) {
    throw new Refusal("The file cannot be read as YAML; mend it in a text editor first.");
  }
  try {
    document.toJS();
  } catch {
    throw new Refusal("The file names an anchor that it does not have; mend it in a text editor first.");
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
