import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { z } from "zod";
import type { ContentTypeNamed, TypeName } from "./content-types";
import type { BlockType, blocks } from "./schemas/blocks/registry";
import type { pageOpening } from "./schemas/page-opening";
import type { Tint } from "./schemas/pages";
import type { Reference, Shown } from "./schemas/shown";

// Entries as `gatsby/schema/entry-data.ts` makes them for pages: with pictures encoded, and what is shown of other entries.

export interface EncodedPicture {
  readonly alt: string;
  /** Place in the picture, `62% 40%` from its left and top: it is cut to four by three around it. Left out: shown whole. */
  readonly focus?: string | undefined;
  readonly src: IGatsbyImageData;
  /** Address of the same in the evening; of the first screen, a `srcset` with its sizes. */
  readonly evening?: string | undefined;
  readonly sunPath?: readonly number[] | undefined;
  /** Share of its height that is empty below what it shows, on cards. */
  readonly foot?: number | undefined;
}

type Drawn<Value> =
  Value extends Reference<infer Type, infer Field>
    ? ShownEntry<Type, Field>
    : Value extends z.$brand<"code">
      ? CodeToken[]
      : Value extends z.$brand<"hero">
        ? IGatsbyImageData
        : Value extends string | number | boolean | null | undefined
          ? Value
          : Value extends readonly (infer Item)[]
            ? Drawn<Item>[]
            : Value extends { src: z.$brand<"picture"> }
              ? EncodedPicture
              : DrawnGroup<Value> &
                  EntriesOf<Value> &
                  (Value extends z.$brand<"anchored"> ? { anchor: string } : unknown);

type DrawnGroup<Value> = {
  [Key in keyof Value as Exclude<Key, keyof z.$brand>]: Drawn<Value[Key]>;
};

type BlockSchema<Kind extends BlockType> = Extract<(typeof blocks)[number], { shape: { kind: z.ZodLiteral<Kind> } }>;

type EntriesOf<Value> = Value extends { kind: infer Kind extends BlockType }
  ? { [Name in keyof BlockSchema<Kind>["entries"]]: EntriesShown<BlockSchema<Kind>["entries"][Name]> }
  : unknown;

type EntriesShown<Entry> =
  Entry extends Shown<infer Type, infer Field>
    ? ContentTypeNamed<Type & TypeName>["files"] extends `${string}/*`
      ? ShownEntry<Type, Field>[]
      : ShownEntry<Type, Field>
    : never;

export type DetailName = "Service" | "Product" | "Industry";

export type ShownEntry<Type extends string, Field extends string> = [Field] extends [never]
  ? WholeEntry<Type>
  : Picked<WholeEntry<Type> & { key: string }, Field>;

type WholeEntry<Type extends string> = Type extends "DetailPage"
  ? { [Name in DetailName]: EntryOf<Name> }[DetailName]
  : Type extends TypeName
    ? EntryOf<Type>
    : never;

type First<Path extends string> = Path extends `${infer Name}.${string}` ? Name : Path;
type Rest<Path extends string, Name> = Path extends `${Name & string}.${infer Inner}` ? Inner : never;

type Picked<Value, Path extends string> = Value extends readonly (infer Item)[]
  ? (Item extends { kind: infer Kind } ? (Kind extends Path ? Item : never) : Picked<Item, Path>)[]
  : Value extends object
    ? {
        [Key in keyof Value as Key extends First<Path> ? Key : never]: Key extends Path
          ? Value[Key]
          : Picked<Value[Key], Rest<Path, Key>>;
      }
    : Value;

export type BlockOf<Kind extends BlockType> = Kind extends BlockType ? Drawn<z.output<BlockSchema<Kind>>> : never;

export type Block = BlockOf<BlockType>;

export type EntryOf<Name extends TypeName> = Drawn<z.output<ContentTypeNamed<Name>["schema"]>> & {
  readonly path: string;
  readonly tint: Tint;
} & (Name extends DetailName ? { readonly caseStudies: StudyShown[] } : unknown);

export interface EntryQuery<Name extends TypeName> {
  readonly entry: { readonly data: EntryOf<Name> } | null;
}

interface StudyShown extends ShownEntry<"CaseStudy", "path" | "superHeading" | "title" | "description" | "image"> {}

export type PageOpening = Drawn<z.output<z.ZodObject<typeof pageOpening>>> & Pick<EntryOf<"Page">, "path" | "tint">;

export type BlockHeading = Pick<BlockOf<"faq">, "title" | "description">;

export type ContentLink = PageOpening["contactUs"];

export type TokenType = "plain" | "string" | "number" | "name" | "keyword";

export type CodeToken = readonly [kind: TokenType, text: string];

/** A value that the content check sees to: where it is missing all the same, the build stops. */
export function required<Value>(value: Value | null | undefined, file: string): Value {
  if (value === null || value === undefined) throw new Error(`There is nothing to show of content/${file}.`);
  return value;
}
