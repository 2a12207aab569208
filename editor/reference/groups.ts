import { type FieldSchema, fieldsOfKind, resolveField } from "../../src/content/field-schemas";
import { contentKinds, type Kind } from "../../src/content/kinds";

/** A group of fields that has a name of its own. */
export interface NamedGroup {
  id: string;
  field: FieldSchema;
  root: FieldSchema;
}

const isGroup = ({ type, properties }: FieldSchema) => type === "object" && properties !== undefined;

/** Every place of a kind of file at which a group of fields with a name stands. */
function placesIn(kind: Kind): NamedGroup[] {
  const root = fieldsOfKind(kind);
  const found: NamedGroup[] = [];
  const walk = (unresolved: FieldSchema) => {
    const field = resolveField(unresolved, root);
    const { id } = field;
    // What stands in a group that was met before, was met with it.
    const isKnown = found.some((other) => other.id === id);
    if (id && isGroup(field)) found.push({ id, field, root });
    if (isKnown) return;
    for (const property of Object.values(field.properties ?? {})) walk(property);
    if (field.items) walk(field.items);
    if (typeof field.additionalProperties === "object") walk(field.additionalProperties);
  };
  for (const property of Object.values(root.properties ?? {})) walk(property);
  return found;
}

/** The groups that stand at several places: they are told once, by the names of their schemas. */
export function sharedGroups(): ReadonlyMap<string, NamedGroup> {
  const places = contentKinds.flatMap(placesIn);
  const shared = places.filter(({ id }) => places.filter((other) => other.id === id).length > 1);
  return new Map(shared.map((group) => [group.id, group] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}
