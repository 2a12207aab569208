import { type FieldSchema, fieldsOfKind } from "../../src/content/fields/field-schemas";
import { contentKinds } from "../../src/content/kinds";

/** A field, with its group's name and its own: `HomePage.hero`. */
interface NamedField {
  readonly name: string;
  readonly field: FieldSchema;
}

function fieldsOf(root: FieldSchema, name: string): NamedField[] {
  const seen = new Set<string>();
  const walk = (field: FieldSchema, group: string): NamedField[] => {
    const { typeName: id, properties = {}, items, additionalProperties, allOf = [] } = field;
    if (id && seen.has(id)) return [];
    if (id) seen.add(id);
    return [
      ...Object.entries(properties).flatMap(([key, inner]) => [
        { name: `${id ?? group}.${key}`, field: inner },
        ...walk(inner, `${id ?? group}.${key}`),
      ]),
      ...allOf.flatMap((part) => walk(part.then, group)),
      ...(items ? walk(items, group) : []),
      ...(typeof additionalProperties === "object" ? walk(additionalProperties, group) : []),
    ];
  };
  return walk(root, name);
}

/** The fields of all kinds of file; those of a group with a name once for each kind that has it. */
export const allFields: readonly NamedField[] = contentKinds.flatMap((kind) =>
  fieldsOf(fieldsOfKind(kind), kind.typeName),
);
