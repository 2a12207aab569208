import { isAlias, isNode, isScalar, type Node, visit, type YAMLParseError } from "yaml";
import type { ContentFile } from "../load";
import { positionAt } from "../positions";
import type { Problem } from "../problems";

const problemAtOffset = (content: ContentFile, offset: number, message: string): Problem => ({
  file: `content/${content.file}`,
  ...positionAt(content, offset),
  field: "",
  message,
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a file
const controlCharacter = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;

/** Characters that no text can hold: the file was saved in another encoding, or copied out of another program. */
function characterProblem(content: ContentFile): Problem | undefined {
  const { source } = content;
  const broken = source.indexOf("\ufffd");
  if (broken >= 0) {
    return problemAtOffset(content, broken, "found bytes that are not UTF-8; save the file as UTF-8 text.");
  }
  const control = controlCharacter.exec(source);
  if (!control) return undefined;
  const code = `U+${control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  const message = `found the invisible control character ${code}, which mostly comes from copying out of another program; delete it and type the words around it again.`;
  return problemAtOffset(content, control.index, message);
}

/** A text in quotation marks that has swallowed the fields below it. */
const swallowed = /\n *(- )?[a-zA-Z]+:( |\n)/;

/** Where an error of the syntax is seen: quotation marks that are never closed are found only at the end. */
function offsetOfError({ document, source }: ContentFile, error: YAMLParseError): number {
  let offset = error.pos[0];
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (!range || !type?.startsWith("QUOTE_") || range[0] > offset) return undefined;
      const isOpen = error.code === "MISSING_CHAR" && range[1] >= offset;
      if (!isOpen && !swallowed.test(source.slice(range[0], range[1]))) return undefined;
      offset = range[0];
      return visit.BREAK;
    },
  });
  return offset;
}

/** The first error of the syntax only: those after it mostly follow from it. */
function parseProblem(content: ContentFile): Problem | undefined {
  const error = content.document.errors[0];
  if (!error) return undefined;
  const message = `found what is not valid YAML: ${error.message.split("\n")[0]}. Check indentation, colons and quotation marks on this line and the one above; a text that holds a colon and a space, or starts with a bracket, @ or *, stands in quotation marks.`;
  return problemAtOffset(content, offsetOfError(content, error), message);
}

/** The words from a place to the end of its line, as a text in quotation marks. */
function quoted(source: string, offset: number): string {
  const words = (source.slice(offset).split(/\r?\n/, 1)[0] ?? "").trim();
  return words.includes('"') ? `'${words.replaceAll("'", "''")}'` : `"${words}"`;
}

interface Sign {
  offset: number;
  /** What YAML takes the words for. */
  what: string;
}

/** What a node has beside its value, none of which would be shown. */
function signsOf(node: Node, source: string): Sign[] {
  const start = node.range?.[0] ?? 0;
  const end = node.range?.[1] ?? 0;
  const before = (sign: string) => Math.max(source.lastIndexOf(sign, start), 0);
  const remark = isScalar(node) && node.type === "PLAIN" && /^\S/.test(node.comment ?? "");
  return [
    ...(isAlias(node) ? [{ offset: start, what: "a reference to another place" }] : []),
    ...(!isAlias(node) && node.anchor ? [{ offset: before(`&${node.anchor}`), what: "a name for this place" }] : []),
    ...(node.tag ? [{ offset: before("!"), what: "the name of a type" }] : []),
    // A remark has a blank after its #, and stands on the line of the value.
    ...(remark && /^[ \t]+#/.test(source.slice(end)) ? [{ offset: start, what: "a text and a remark after it" }] : []),
  ];
}

/** Signs by which YAML takes a text, or a part of it, for something else. The first of the file. */
function signProblem(content: ContentFile): Problem | undefined {
  const { source, document } = content;
  const signs: Sign[] = [];
  visit(document, (_, node) => {
    if (isNode(node)) signs.push(...signsOf(node, source));
  });
  const first = signs.toSorted((a, b) => a.offset - b.offset)[0];
  if (!first) return undefined;
  const words = quoted(source, first.offset);
  const message = `found ${words.slice(1, -1)}, which YAML reads as ${first.what}; put it in quotation marks: ${words}.`;
  return problemAtOffset(content, first.offset, message);
}

/** What keeps a file from being read as it was meant, or undefined where nothing does. The first finding only. */
export function syntaxProblem(content: ContentFile): Problem | undefined {
  if (content.unreadable) return undefined;
  return characterProblem(content) ?? parseProblem(content) ?? signProblem(content);
}
