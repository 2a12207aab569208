import { isMap, isSeq } from "yaml";
import { type ContentFile, loadContent } from "../../src/content/files/load";
import { filesOfLanguage } from "../../src/content/languages/languages";
import { readable } from "../client/field-path";
import { fieldTable } from "./field-table";
import { blockFields, blocksRoot } from "./groups";
import { code, heading, page } from "./markdown";

/** Folders of the pictures of blocks and of the site with one of each, from the project's root. */
const sources = { pictures: "tests/examples/pictures", content: "tests/site/content" } as const;

const blocksOf = ({ document }: ContentFile) => {
  const sections = document.get("sections");
  return isSeq(sections) ? sections.items : [];
};

/** Text of a block as it stands in a file: the first of its kind. */
function sampleIn(files: readonly ContentFile[], kind: string): string | undefined {
  for (const file of files) {
    const entry = blocksOf(file).find((item) => isMap(item) && item.get("kind") === kind);
    if (!isMap(entry) || !entry.range) continue;
    const start = file.source.lastIndexOf("\n", entry.range[0]) + 1;
    return file.source.slice(start, entry.range[1]).trimEnd();
  }
  return undefined;
}

export function blocksPage(): string {
  // The page with the most blocks first: there is one that has them all, with everything that each can carry.
  const files = filesOfLanguage(loadContent(sources.content), "").sort(
    (a, b) => blocksOf(b).length - blocksOf(a).length,
  );
  const parts = blockFields.flatMap(({ kind, field }) => {
    const sample = sampleIn(files, kind);
    if (sample === undefined) throw new Error(`${sources.content} has no block of the kind ${kind}.`);
    const words = readable(kind);
    return [
      heading(2, words),
      `${code(`kind: ${kind}`)} · ${field.description}`,
      `![${words}](../../${sources.pictures}/${kind}.webp)`,
      fieldTable(blocksRoot, field),
      `\`\`\`yaml\nsections:\n${sample}\n\`\`\``,
    ];
  });
  return page(
    heading(1, "Blocks"),
    "What the pages of services, products and industries are made of: the entries of `sections`, in their order. Each looks like its picture, has the fields of its table, and is written as below it.",
    ...parts,
  );
}
