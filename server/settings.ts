import { z } from "zod";

/** A setting that cannot be used. Its message is a sentence that names the variable and says what is right. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** The environment, as far as settings are read from it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * One variable of the environment, as a part of the schema. One that is empty was left out.
 * @param read gives the value of a text, or undefined where it is none that can be used
 * @param expected right values, named after "expected": with an example
 * @param say what is wrong with a text; one that may carry a password is not repeated
 */
export const setting = <Value>(
  read: (text: string) => Value | undefined,
  expected: string,
  say = (text: string) => `is "${text}"`,
) =>
  z
    .string()
    .optional()
    .transform((text, context): Value | undefined => {
      if (text === undefined || text.trim() === "") return undefined;
      // A secret that comes from a file often brings the line break at its end.
      const value = read(text.trim());
      if (value !== undefined) return value;
      context.addIssue({ code: "custom", message: `${say(text)}; expected ${expected}.` });
      return z.NEVER;
    });

/** A setting that may carry a password. */
export const secretSetting = <Value>(read: (text: string) => Value | undefined, expected: string) =>
  setting(read, expected, () => "cannot be used");

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
  const [{ path, message } = { path: [], message: "The settings cannot be used." }] = error.issues;
  throw new ConfigError([...path, message].join(" "));
}
