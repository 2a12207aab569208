import type { z } from "zod";
import type { Entry, Site } from "../../src/content/read-site";
import type { BlockType, pageBlock } from "../../src/content/schemas/blocks/registry";

type BlockOfType<Kind extends BlockType> = Extract<z.output<typeof pageBlock>, { kind: Kind }>;

/** The page of a path, with its opening and its blocks: `/contact`. */
export function pageAt(site: Site, path: string): Entry<"Page"> {
  const found = site.Page.find((entry) => entry.path === path);
  if (!found) throw new Error(`content/pages has no file for the page ${path}.`);
  return found;
}

export function blockOf<Kind extends BlockType>({ data }: Entry<"Page">, kind: Kind): BlockOfType<Kind> {
  const found = data.sections.find((section): section is BlockOfType<Kind> => section.kind === kind);
  if (!found) throw new Error(`The page has no block of kind ${kind}.`);
  return found;
}
