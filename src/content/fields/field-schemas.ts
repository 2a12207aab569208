import { z } from "zod";
import type { ContentFormat, DayOf } from "../schemas/fields";
import type { Shown } from "../schemas/shown";

/** The keys and indexes that lead to a value: `["sections", 2, "kind"]`. */
export type FieldPath = readonly (string | number)[];

/** The part of JSON Schema that the schemas of `content/` use, with our own marker. */
export interface FieldSchema {
  $ref?: string;
  $defs?: Record<string, FieldSchema>;
  /** Parts that hold as well; those with a condition, for values of one kind. */
  allOf?: (FieldSchema & KindCondition)[];
  oneOf?: FieldSchema[];
  const?: string;
  id?: string;
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  properties?: Record<string, FieldSchema>;
  additionalProperties?: boolean | FieldSchema;
  required?: string[];
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
  enum?: string[];
  enumDescriptions?: string[];
  default?: unknown;
  description?: string;
  contentFormat?: ContentFormat;
  /** Set for what no page is given: it is for the build, the server or crawlers. */
  isHidden?: boolean;
  /** Set for code, which pages get in pieces with their kinds, for colouring. */
  isCode?: boolean;
  /** Set for a group whose pictures are those of the first screen, which are encoded larger than others. */
  encodedAs?: "hero";
  /** The type of the entry that is named, and what is shown of it: see `schemas/shown.ts`. */
  linksTo?: string;
  shows?: readonly string[];
  /** Set where files are named by their key, in the same language; pages are named by their path. */
  linkBy?: "key";
  /** Content of other files that a block shows, by the name of the field that it is given it in. */
  entries?: Readonly<Record<string, Shown>>;
  /** Set where the address is shown in a frame of the page. */
  framed?: boolean;
  dayOf?: DayOf;
  /** Set for fields that no visitor sees on the page: they stand folded at the end of a form. */
  aside?: "search" | "address";
  /** Set for the place in a picture that is kept where only a part of it fits. */
  focal?: boolean;
  /** The field whose words become the anchor of this group of fields. */
  anchorFrom?: string;
}

/** Condition for values of one kind, where a field can be of several. */
interface KindCondition {
  if?: { properties: { kind: { const: string } } };
  then?: FieldSchema;
}

const known = new WeakMap<z.ZodType, FieldSchema>();

/** The JSON Schema of a kind of file, as an editor program and the other modules here read it. Made once. */
export function fieldsOfKind({ schema }: { readonly schema: z.ZodType }): FieldSchema {
  const fields = known.get(schema) ?? writeFields(schema);
  known.set(schema, fields);
  return fields;
}

function writeFields(schema: z.ZodType): FieldSchema {
  const written = jsonSchemaOf(schema);
  return { ...resolveField(written, written), $defs: written.$defs ?? {} };
}

/** The definitions of a schema, by the name that each version of JSON Schema has for them. */
type Definitions = Record<string, FieldSchema | undefined>;

/**
 * A JSON Schema, in which a union of kinds is a group with a kind and conditions: editor programs and forms then offer
 * the kinds first, and the fields of the chosen kind alone.
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  target: "draft-2020-12" | "draft-7" = "draft-2020-12",
  override?: (field: FieldSchema & Record<string, unknown>) => void,
): FieldSchema {
  const written = z.toJSONSchema(schema, {
    io: "input",
    target,
    unrepresentable: "any",
    override: ({ jsonSchema }) => override?.(jsonSchema as FieldSchema & Record<string, unknown>),
  }) as FieldSchema;
  const place = target === "draft-7" ? "definitions" : "$defs";
  const definitions = (written as Record<string, unknown>)[place] as Definitions | undefined;
  for (const [name, union] of Object.entries(definitions ?? {})) {
    if (!union?.oneOf || !definitions) continue;
    const variants = union.oneOf.map((variant) => {
      const fields = definitions[variant.$ref?.split("/").at(-1) ?? ""];
      const { const: only, description } = fields?.properties?.kind ?? {};
      return { variant, description, kind: only ?? "", sentence: fields?.description ?? "" };
    });
    definitions[`${name}Kind`] = {
      type: "string",
      enum: variants.map(({ kind }) => kind),
      enumDescriptions: variants.map(({ sentence }) => sentence),
    };
    definitions[name] = {
      type: "object",
      properties: {
        kind: {
          $ref: `#/${place}/${name}Kind`,
          description: variants[0]?.description ?? "",
        },
      },
      required: ["kind"],
      // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema for what follows from a condition
      allOf: variants.map(({ variant, kind }) => ({ if: { properties: { kind: { const: kind } } }, then: variant })),
    };
  }
  return written;
}

/** Fields that were resolved before, each of which is of one schema: a check asks for the same ones with every value. */
const resolved = new WeakMap<FieldSchema, FieldSchema>();

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
  const found = resolved.get(field) ?? followReference(field, root);
  resolved.set(field, found);
  return found;
}

/** The schema of a value: of its own kind, where the field can be of several. */
export function schemaOfValue(unresolved: FieldSchema, root: FieldSchema, value: unknown): FieldSchema {
  const field = resolveField(unresolved, root);
  const kind = (value as { kind?: unknown } | null | undefined)?.kind;
  const own = field.allOf?.find((part) => part.if?.properties.kind.const === kind)?.then;
  return own ? resolveField(own, root) : field;
}

export function variantsOf(field: FieldSchema): { kind: string; schema: FieldSchema }[] {
  return (field.allOf ?? []).flatMap((part) =>
    part.if && part.then ? [{ kind: part.if.properties.kind.const, schema: part.then }] : [],
  );
}

export function schemasWithin({ properties = {}, items, additionalProperties, ...field }: FieldSchema): FieldSchema[] {
  return [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
    ...variantsOf(field).map(({ schema }) => schema),
  ];
}

/**
 * The schema of the field at a path, or undefined where the schema has no such field.
 * @param data the value of the whole file, which says of what kind its entries are
 */
export function fieldAt(root: FieldSchema, path: FieldPath, data: unknown): FieldSchema | undefined {
  let value = data;
  let field: FieldSchema | undefined = schemaOfValue(root, root, value);
  for (const key of path) {
    if (!field) return undefined;
    const next: FieldSchema | undefined = typeof key === "number" ? field.items : field.properties?.[key];
    value = (value as Record<string | number, unknown> | null | undefined)?.[key];
    field = next && schemaOfValue(next, root, value);
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
    const field = schemaOfValue(unresolved, root, value);
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
