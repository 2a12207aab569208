import { z } from "zod";
import type { ContentFormat, DayOf } from "./schemas/fields";

/** The keys and indexes that lead to a value: `["sections", 2, "kind"]`. */
export type FieldPath = readonly (string | number)[];

/** The part of JSON Schema that the schemas of `content/` use, with our own marker. */
export interface FieldSchema {
  $ref?: string;
  $defs?: Record<string, FieldSchema>;
  allOf?: FieldSchema[];
  id?: string;
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  properties?: Record<string, FieldSchema>;
  additionalProperties?: boolean | FieldSchema;
  required?: string[];
  items?: FieldSchema;
  minItems?: number;
  minimum?: number;
  format?: string;
  enum?: string[];
  default?: unknown;
  description?: string;
  contentFormat?: ContentFormat;
  graphqlHidden?: boolean;
  /** Set where a query asks for the whole of it, as JSON: it then grows without a change to any query. */
  graphqlJson?: boolean;
  /** Set for code, which queries get in pieces with their kinds, for colouring. */
  graphqlCode?: boolean;
  /** The GraphQL type of the pages whose paths are listed. */
  linksTo?: string;
  /** Set where the address is shown in a frame of the page. */
  framed?: boolean;
  /** Set for days: what it is the day of. */
  dayOf?: DayOf;
  /** The field whose words become the anchor of this group of fields. */
  anchorFrom?: string;
}

const known = new WeakMap<z.ZodType, FieldSchema>();

/** The JSON Schema of a kind of file, as an editor program and the other modules here read it. Made once. */
export function fieldsOfKind({ schema }: { readonly schema: z.ZodType }): FieldSchema {
  const fields = known.get(schema) ?? writeFields(schema);
  known.set(schema, fields);
  return fields;
}

function writeFields(schema: z.ZodType): FieldSchema {
  const written = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FieldSchema;
  return { ...resolveField(written, written), $defs: written.$defs ?? {} };
}

/** What each field of a schema resolves to: a check asks for the same ones with every value. */
const resolved = new WeakMap<FieldSchema, WeakMap<FieldSchema, FieldSchema>>();

function resolutionsIn(root: FieldSchema): WeakMap<FieldSchema, FieldSchema> {
  const own = resolved.get(root) ?? new WeakMap<FieldSchema, FieldSchema>();
  resolved.set(root, own);
  return own;
}

function followReference(field: FieldSchema, root: FieldSchema): FieldSchema {
  const { $ref, allOf, ...own } = field;
  const reference = $ref ?? allOf?.find((part) => part.$ref)?.$ref;
  if (!reference) return field;
  const name = reference.replace("#/$defs/", "");
  const target = reference === "#" ? root : root.$defs?.[name];
  if (!target) throw new Error(`The schema refers to ${reference}, which it does not define.`);
  return { id: name, ...resolveField(target, root), ...own };
}

/** Follows `$ref` (and a description written beside it) to the schema itself. */
export function resolveField(field: FieldSchema, root: FieldSchema): FieldSchema {
  const known = resolutionsIn(root);
  const found = known.get(field) ?? followReference(field, root);
  known.set(field, found);
  return found;
}

/** The schema of the field at a path, or undefined where the schema has no such field. */
export function fieldAt(root: FieldSchema, path: FieldPath): FieldSchema | undefined {
  let field: FieldSchema | undefined = resolveField(root, root);
  for (const key of path) {
    if (!field) return undefined;
    const next: FieldSchema | undefined = typeof key === "number" ? field.items : field.properties?.[key];
    field = next && resolveField(next, root);
  }
  return field;
}

/** Calls back for every value of a file that its schema knows, with the value's path and schema. */
export function visitFields(
  root: FieldSchema,
  data: unknown,
  visit: (value: unknown, path: FieldPath, field: FieldSchema) => void,
): void {
  const walk = (value: unknown, path: FieldPath, unresolved: FieldSchema) => {
    if (value === undefined || value === null) return;
    const field = resolveField(unresolved, root);
    visit(value, path, field);
    if (Array.isArray(value) && field.items) {
      for (const [index, entry] of value.entries()) walk(entry, [...path, index], field.items);
    } else if (typeof value === "object" && field.properties) {
      for (const [key, property] of Object.entries(field.properties)) {
        walk((value as Record<string, unknown>)[key], [...path, key], property);
      }
    } else if (typeof value === "object" && typeof field.additionalProperties === "object") {
      for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key], field.additionalProperties);
    }
  };
  walk(data, [], root);
}
