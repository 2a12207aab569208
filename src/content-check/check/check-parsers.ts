import { load, YAMLException } from "js-yaml";
import { isScalar } from "yaml";
import { type FieldPath, fieldAt, fieldsOfKind } from "../../content/fields/field-schemas";
import { isGroup, valueAt } from "../../content/fields/values";
import type { ContentFile } from "../../content/files/load";
import { kindOf } from "../../content/kinds";
import { quoted } from "../lines";
import { positionAt } from "../positions";
import { type Problem, problemAt, problemOfLine, shown } from "../problems";

interface ParserDifference {
  path: FieldPath;
  ours: unknown;
  theirs: unknown;
}

const isSame = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : Object.is(a ?? null, b ?? null);

/** The first place at which two values of one file are not the same. */
function firstDifference(ours: unknown, theirs: unknown, path: FieldPath = []): ParserDifference | undefined {
  const isList = Array.isArray(ours) && Array.isArray(theirs);
  if (!isList && !(isGroup(ours) && isGroup(theirs))) {
    return isSame(ours, theirs) ? undefined : { path, ours, theirs };
  }
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const key = isList ? Number(name) : name;
    const inner = firstDifference(valueAt(ours, [key]), valueAt(theirs, [key]), [...path, key]);
    if (inner) return inner;
  }
  return undefined;
}

/** The words as they stand at a place, in quotation marks. */
function asText({ document }: ContentFile, path: FieldPath): string | undefined {
  const node = document.getIn(path, true);
  return isScalar(node) ? quoted(node.source ?? String(node.value)) : undefined;
}

function isNumberField({ file, data }: ContentFile, path: FieldPath): boolean {
  const kind = kindOf(file);
  return /number|integer/.test((kind && fieldAt(fieldsOfKind(kind), path, data)?.type) ?? "");
}

/** Error of the build's YAML parser, at the place that it names. */
function parseProblem(content: ContentFile, { mark }: YAMLException): Problem {
  const offset = Math.min(mark?.position ?? 0, content.source.length);
  const message = "found what the build cannot read. Put the text on this line, or the one above, in quotation marks.";
  return problemOfLine(content, positionAt(content, offset), message);
}

/**
 * The pages are made by gatsby-transformer-yaml, which reads with another parser than the check. A file that the two
 * understand differently is refused: what is checked must be what is shown.
 */
export function parserProblem(content: ContentFile): Problem | undefined {
  try {
    const difference = firstDifference(content.data, load(content.source));
    if (!difference) return undefined;
    const { path, ours, theirs } = difference;
    const isNumber = typeof theirs === "number" && isNumberField(content, path);
    const instead = isNumber ? String(theirs) : asText(content, path);
    const wanted = isNumber ? "write it in digits alone" : "put it in quotation marks";
    const fix = instead === undefined ? "write it in another way" : wanted;
    const message = `found what can be read in two ways, as ${shown(ours)} and as ${shown(theirs)}; ${fix}.`;
    return problemAt(content, path, message, { instead });
  } catch (error) {
    if (error instanceof YAMLException) return parseProblem(content, error);
    throw error;
  }
}
