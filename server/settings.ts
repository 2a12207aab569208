import { z } from "zod";

/** A setting that cannot be used. Its message is a sentence that names the variable and says what is right. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** The environment, as far as settings are read from it. */
export type Environment = Readonly<Record<string, string | undefined>>;

interface SettingOptions<Value> {
  /** The value of a text, or undefined where it is none that can be used. */
  read: (text: string) => Value | undefined;
  /** Right values, named after "expected": with an example. */
  expected: string;
  /** True where the value may carry a password, and is not repeated. */
  isSecret?: boolean;
}

/** One variable of the environment, as a part of the schema. One that is empty was left out. */
export function setting<Value>(name: string, { read, expected, isSecret }: SettingOptions<Value>) {
  return z
    .string()
    .optional()
    .transform((text, context): Value | undefined => {
      if (text === undefined || text.trim() === "") return undefined;
      // A secret that comes from a file often brings the line break at its end.
      const value = read(text.trim());
      if (value !== undefined) return value;
      const found = isSecret ? `${name} cannot be used` : `${name} is "${text}"`;
      context.addIssue({ code: "custom", message: `${found}; expected ${expected}.` });
      return z.NEVER;
    });
}

/** A whole number within bounds. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number | undefined =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;

/**
 * Reads settings by their schema.
 * @throws ConfigError on the first value that cannot be used
 */
export function readSettings<Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  const { success, data, error } = schema.safeParse(env);
  if (success) return data;
  throw new ConfigError(error.issues[0]?.message ?? "The settings cannot be used.");
}
