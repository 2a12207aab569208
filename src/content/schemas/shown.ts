import type { z } from "zod";

/** What a place shows of another entry: groups or fields of it, `card.title`, or blocks by kind, `sections.statement`. */
export interface Shown<Type extends string = string, Field extends string = string> {
  readonly linksTo: Type;
  /** None stands for all of it. */
  readonly shows: readonly Field[];
}

/** Only what is named is sent to browsers. */
export const shown = <Type extends string, Field extends string>(
  linksTo: Type,
  ...shows: readonly Field[]
): Shown<Type, Field> => ({ linksTo, shows });

declare const isReference: unique symbol;

/** The path of an entry's page or its key, in whose place pages get some fields of the entry. */
export type Reference<Type extends string, Field extends string> = string & {
  readonly [isReference]: Shown<Type, Field>;
};

export const reference = <Type extends string, Field extends string>(
  field: z.ZodString,
  entry: Shown<Type, Field>,
  linkBy?: "key",
) =>
  field.meta({ ...entry, ...(linkBy && { linkBy }) }) as z.ZodType<unknown, string> as z.ZodType<
    Reference<Type, Field>,
    string
  >;
