export const text = { type: "string" } as const;
export const name = { type: "string", minLength: 1, maxLength: 200 } as const;
export const truth = { type: "boolean" } as const;

/** The fields of a body, each with its schema. */
export type Fields = Readonly<Record<string, object>>;

/** Content of a body with these fields; of one with lists or groups the route says it. */
export type BodyOf<Own extends Fields> = {
  [Name in keyof Own]: Own[Name] extends typeof truth ? boolean : Own[Name] extends typeof text ? string : never;
};

/** A body with exactly these fields. */
export const body = (properties: Fields) => ({
  schema: { body: { type: "object", properties, required: Object.keys(properties), additionalProperties: false } },
});

/** A query that has these fields, and none longer than names are. */
export const query = (...required: readonly string[]) => ({
  schema: { querystring: { type: "object", additionalProperties: { type: "string", maxLength: 200 }, required } },
});
