import { z } from "zod";
import { pageBlock } from "../../src/blocks/registry";
import {
  type FieldSchema,
  fieldsOfKind,
  resolveField,
  schemasWithin,
  variantsOf,
} from "../../src/content/fields/field-schemas";
import { contentKinds } from "../../src/content/kinds";

/** A group of fields that has a name of its own. */
interface NamedGroup {
  id: string;
  field: FieldSchema;
  root: FieldSchema;
}

const isGroup = ({ type, properties }: FieldSchema) => type === "object" && properties !== undefined;

/** The fields of all kinds of block. */
export const blocksRoot = fieldsOfKind({ schema: z.strictObject({ block: pageBlock }) });

/** The kinds of block with their fields, which the page of blocks tells. */
export const blockFields = variantsOf(resolveField(blocksRoot.properties?.block ?? {}, blocksRoot)).map(
  ({ kind, schema }) => ({ kind, field: resolveField(schema, blocksRoot) }),
);

/** Every place below some schemas at which a group of fields with a name stands; not within blocks of any kind. */
function placesIn(root: FieldSchema, schemas: readonly FieldSchema[]): NamedGroup[] {
  const found: NamedGroup[] = [];
  const walk = (unresolved: FieldSchema) => {
    const field = resolveField(unresolved, root);
    const { id } = field;
    // The contents of a group that was met before were met with it.
    const isKnown = found.some((other) => other.id === id);
    if (isKnown || variantsOf(field).length > 0) return;
    if (id && isGroup(field)) found.push({ id, field, root });
    for (const schema of schemasWithin(field)) walk(schema);
  };
  for (const schema of schemas) walk(schema);
  return found;
}

const properties = ({ properties: fields = {} }: FieldSchema) => Object.values(fields);

const places = [
  ...contentKinds.map(fieldsOfKind).flatMap((root) => placesIn(root, properties(root))),
  ...blockFields.flatMap(({ field }) => placesIn(blocksRoot, properties(field))),
];

/** The groups that stand at several places: they are told once, by the names of their schemas. */
export const sharedGroups: ReadonlyMap<string, NamedGroup> = new Map(
  places
    .filter(({ id }) => places.filter((other) => other.id === id).length > 1)
    .map((group) => [group.id, group] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
