import { type FieldPath, type FieldSchema, fieldAt } from "../../content/fields/field-schemas";
import { isGroup, valueAt } from "../../content/fields/values";
import type { ContentFile } from "../../content/files/load";
import { positionOf } from "../positions";
import { lineOf, nearest, type Problem, problemAt } from "../problems";

/** A field that is told, and the path of one that is missing only because of it. */
export interface Misplaced {
  problem: Problem;
  explains: FieldPath | undefined;
}

/** The group that a field at the wrong depth belongs to: the one above it in the same group, or one around it. */
function groupOf(content: ContentFile, path: FieldPath, key: string, root: FieldSchema): FieldPath | undefined {
  const siblings = valueAt(content.data, path);
  if (!isGroup(siblings)) return undefined;
  const names = Object.keys(siblings);
  const above = names[names.indexOf(key) - 1];
  const inside = above === undefined ? [] : [[...path, above]];
  const around = path.map((_, index) => path.slice(0, index)).reverse();
  return [...inside, ...around].find((candidate) => {
    const group = valueAt(content.data, candidate);
    const field = fieldAt(root, candidate, content.data);
    return isGroup(group) && group[key] === undefined && field?.properties?.[key] !== undefined;
  });
}

/** The line of a field, as far to the right as the others of the group that it belongs to. */
function movedLine(content: ContentFile, from: FieldPath, group: FieldPath): string | undefined {
  const first = Object.keys(valueAt(content.data, group) as object).find(
    (name) => positionOf(content, [...group, name], "key").line !== positionOf(content, from, "key").line,
  );
  if (first === undefined) return undefined;
  const { column } = positionOf(content, [...group, first], "key");
  const line = lineOf(content, positionOf(content, from, "key").line);
  return line.includes("{") ? undefined : " ".repeat(column - 1) + line.trimStart();
}

/** A field that its group does not have: misspelt, at the wrong depth, or not known at all. */
export function misplacedField(content: ContentFile, path: FieldPath, key: string, root: FieldSchema): Misplaced {
  const own = [...path, key];
  const field = fieldAt(root, path, content.data);
  const known = Object.keys(field?.properties ?? {});
  const group = groupOf(content, path, key, root);
  if (group) {
    const isInside = group.length > path.length;
    const place = isInside ? `belongs to ${group.at(-1)}` : "belongs to the group around this one";
    const message = `found a field at the wrong depth; it ${place}. Move it to the ${isInside ? "right" : "left"}, with all that stands below it.`;
    const right = movedLine(content, own, group);
    const problem = problemAt(content, own, message, { at: "key" });
    return { problem: { ...problem, ...(right !== undefined && { right }) }, explains: [...group, key] };
  }
  const values = valueAt(content.data, path);
  const absent = known.filter((name) => !isGroup(values) || values[name] === undefined);
  const meant =
    absent.find((name) => name.toLowerCase() === key.toLowerCase().replace(/[-_ ]/g, "")) ?? nearest(key, absent);
  if (meant !== undefined) {
    const message = `found a field that is not known here; its name is ${meant}.`;
    return { problem: problemAt(content, own, message, { at: "key", instead: meant }), explains: [...path, meant] };
  }
  const message = `found a field that is not known here; expected one of ${known.join(", ")}.`;
  return { problem: problemAt(content, own, message, { at: "key" }), explains: undefined };
}
