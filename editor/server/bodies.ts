export const text = { type: "string" } as const;
export const name = { type: "string", minLength: 1, maxLength: 200 } as const;

/** A body with exactly these fields. */
export const body = (properties: Record<string, object>) => ({
  schema: { body: { type: "object", properties, required: Object.keys(properties), additionalProperties: false } },
});

/** A query that has these fields, and none of them longer than names are. */
export const query = (...required: readonly string[]) => ({
  schema: {
    querystring: {
      type: "object",
      properties: Object.fromEntries(
        ["file", "at", "key", "name", "words", "kind", "within"].map((field) => [
          field,
          { type: "string", maxLength: 200 },
        ]),
      ),
      required,
    },
  },
});
