import { z } from "zod";
import { onceFor } from "../once-for";
import type { ContentFormat, DayOf } from "../schemas/fields";
import type { Shown } from "../schemas/shown";

/** The keys and indexes that lead to a value: `["sections", 2, "kind"]`. */
export type FieldPath = readonly (string | number)[];

type Bound = "required" | "minItems" | "maxItems" | "minimum" | "maximum" | "maxLength" | "format";

export interface FieldSchema
  extends Pick<z.core.JSONSchema.JSONSchema, Bound | "default" | "description">,
    Partial<Shown> {
  allOf?: { if: { properties: { kind: { const: string } } }; then: FieldSchema }[];
  oneOf?: FieldSchema[];
  const?: string;
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  properties?: Record<string, FieldSchema>;
  additionalProperties?: boolean | FieldSchema;
  items?: FieldSchema;
  enum?: string[];
  enumDescriptions?: string[];
  /** The name of a group of fields or a list of values that stands in several places. */
  typeName?: string;
  contentFormat?: ContentFormat;
  /** Set for what no page is given: it is for the build, the server or crawlers. */
  isHidden?: boolean;
  isCode?: boolean;
  /** Set for a group whose pictures are those of the first screen, which are encoded larger than others. */
  encodedAs?: "hero";
  /** Set where files are named by their key, in the same language; pages are named by their path. */
  linkBy?: "key";
  /** Content of other files that a block shows, by the name of the field that it is given it in. */
  entries?: Readonly<Record<string, Shown>>;
  framed?: boolean;
  opensWizard?: boolean;
  dayOf?: DayOf;
  /** Set for fields that no visitor sees on the page: they stand folded at the end of a form. */
  aside?: "search" | "address";
  focal?: boolean;
  anchorFrom?: string;
}

export const fieldSchemaOf = ({ schema }: { readonly schema: z.ZodType }): FieldSchema => jsonSchemaOf(schema);

const jsonSchemaOf = onceFor(
  (schema: z.ZodType) =>
    z.toJSONSchema(schema, {
      io: "input",
      target: "draft-7",
      unrepresentable: "any",
      override: ({ jsonSchema }) => {
        const field = jsonSchema as FieldSchema;
        if (field.oneOf) Object.assign(field, groupOfKinds(field.oneOf, field.typeName));
        delete field.oneOf;
      },
    }) as FieldSchema,
);

/** A union as a group with a kind and conditions: forms and editor programs offer the kinds, then the fields of one. */
function groupOfKinds(variants: readonly FieldSchema[], typeName = ""): FieldSchema {
  const kinds = variants.map((variant) => variant.properties?.kind?.const ?? "");
  const kind: FieldSchema = {
    type: "string",
    enum: kinds,
    enumDescriptions: variants.map(({ description = "" }) => description),
    typeName: `${typeName}Kind`,
    description: variants[0]?.properties?.kind?.description ?? "",
  };
  const allOf = variants.map((variant, index) => ({
    if: { properties: { kind: { const: kinds[index] ?? "" } } },
    // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema for what follows from a condition
    then: variant,
  }));
  return { type: "object", properties: { kind }, required: ["kind"], allOf };
}

export function schemaOfValue(field: FieldSchema, value: unknown): FieldSchema {
  const kind = (value as { kind?: unknown } | null | undefined)?.kind;
  return field.allOf?.find((part) => part.if.properties.kind.const === kind)?.then ?? field;
}

export const schemasWithin = ({
  properties = {},
  items,
  additionalProperties,
  allOf = [],
}: FieldSchema): FieldSchema[] => [
  ...Object.values(properties),
  ...(items ? [items] : []),
  ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
  ...allOf.map((part) => part.then),
];

export function schemaWithin(field: FieldSchema, key: string | number): FieldSchema | undefined {
  if (typeof key === "number") return field.items;
  const named = typeof field.additionalProperties === "object" ? field.additionalProperties : undefined;
  return field.properties?.[key] ?? named;
}

export function fieldAt(root: FieldSchema, path: FieldPath, data: unknown): FieldSchema | undefined {
  let value = data;
  let field: FieldSchema | undefined = root;
  for (const key of path) {
    const next: FieldSchema | undefined = field && schemaWithin(field, key);
    value = (value as Record<string | number, unknown> | null | undefined)?.[key];
    field = next && schemaOfValue(next, value);
  }
  return field;
}

export function visitFields(
  root: FieldSchema,
  data: unknown,
  visit: (value: unknown, path: FieldPath, field: FieldSchema) => void,
): void {
  const walk = (value: unknown, path: FieldPath, schema: FieldSchema | undefined) => {
    if (value === undefined || value === null || !schema) return;
    const field = schemaOfValue(schema, value);
    visit(value, path, field);
    if (typeof value !== "object") return;
    for (const [name, entry] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      walk(entry, [...path, key], schemaWithin(field, key));
    }
  };
  walk(data, [], root);
}
