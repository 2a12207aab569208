import { type Document, type ParsedNode, parseDocument } from "yaml";
import { Refusal } from "../refusal";

export type Parsed = Document.Parsed<ParsedNode>;

/** Reads a file as the check does, and remembers where everything stands; undefined where it cannot be read. */
function parsed(text: string): Parsed | undefined {
  const document = parseDocument(text, {
    customTags: ["timestamp"],
    prettyErrors: false,
    logLevel: "error",
  });
  return document.errors.length === 0 ? (document as Parsed) : undefined;
}

/**
 * The same, for a file that is to be changed.
 * @throws Refusal where it cannot be read
 */
export function readable(text: string): Parsed {
  const document = parsed(text);
  if (!document) throw new Refusal("The file cannot be read as YAML; mend it in a text editor first.");
  try {
    document.toJS();
  } catch {
    throw new Refusal("The file names an anchor that it does not have; mend it in a text editor first.");
  }
  return document;
}

/** The value of a file's text. */
export const valueOfText = (text: string): unknown => readable(text).toJS();

/** The value of a text, or nothing where it cannot be read. */
export const valueOrNothing = (text: string): { value: unknown } | undefined => {
  try {
    return { value: valueOfText(text) };
  } catch {
    return undefined;
  }
};
