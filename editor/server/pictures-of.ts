import { dirname, posix } from "node:path";
import { fieldsOfKind, visitFields } from "../../src/content/field-schemas";
import type { Kind } from "../../src/content/kinds";

/** The pictures that a file names, as paths below `content/`, in the order of the file. */
export function picturesOf(kind: Kind, file: string, data: unknown): string[] {
  const found: string[] = [];
  visitFields(fieldsOfKind(kind), data, (value, _, field) => {
    if (field.contentFormat === "file" && typeof value === "string") found.push(posix.join(dirname(file), value));
  });
  return found;
}
