import { isMap, isSeq } from "yaml";
import { type ContentFile, loadContent } from "../../src/content/load";
import { type PageSectionKind, pageSectionKinds } from "../../src/content/schemas/page-section";
import { enumWords } from "../../src/content-check/enum-words";
import { readable } from "../client/field-path";
import { code, heading, page } from "./markdown";

/** Where the pictures of blocks and the site with one of each lie, from the project's root. */
const sources = { pictures: "tests/examples/pictures", content: "tests/site/content" } as const;

/** What each kind of block looks like: the reference pictures of its examples. */
const pictures: Record<PageSectionKind, readonly string[]> = {
  coreServices: ["core-services-4-of-them", "core-services-as-a-list", "core-services-as-a-diagram"],
  process: ["process-three-steps", "process-steps-of-weeks"],
  features: ["features-4-of-them", "features-with-pictures"],
  benefits: ["benefits-three-of-them", "benefits-with-pictures"],
  reasons: ["reasons-four-of-them"],
  ledger: ["ledger-whole"],
  statement: ["statement-whole"],
  curve: ["curve-whole"],
  pipeline: ["pipeline-whole"],
  comparison: ["comparison-whole"],
  annotatedDrawing: ["annotated-drawing-whole"],
  document: ["drawn-document-closed"],
  engagements: ["engagements-two"],
  faq: ["faq-3-of-them"],
  promotion: ["promotion-with-a-picture"],
};

/** The blocks of a file. */
const blocksOf = ({ document }: ContentFile) => {
  const sections = document.get("sections");
  return isSeq(sections) ? sections.items : [];
};

/** How a block is written, as it stands in a file: the first of its kind. */
function sampleIn(files: readonly ContentFile[], kind: PageSectionKind): string | undefined {
  for (const file of files) {
    const entry = blocksOf(file).find((item) => isMap(item) && item.get("kind") === kind);
    if (!isMap(entry) || !entry.range) continue;
    const start = file.source.lastIndexOf("\n", entry.range[0]) + 1;
    return file.source.slice(start, entry.range[1]).trimEnd();
  }
  return undefined;
}

/** The page of all blocks: each as it looks, and as it is written. */
export function blocksPage(): string {
  // The page with the most blocks first: there is one that has them all, with everything that each can carry.
  const files = loadContent(sources.content).sort((a, b) => blocksOf(b).length - blocksOf(a).length);
  const parts = pageSectionKinds.flatMap((kind) => {
    const sample = sampleIn(files, kind);
    if (sample === undefined) throw new Error(`${sources.content} has no block of the kind ${kind}.`);
    const words = readable(kind);
    return [
      heading(2, words),
      `${code(`kind: ${kind}`)} · ${enumWords.PageSectionKind?.[kind]}`,
      ...pictures[kind].map((name) => `![${words}](${`../../${sources.pictures}/${name}.webp`})`),
      `\`\`\`yaml\nsections:\n${sample}\n\`\`\``,
    ];
  });
  return page(
    heading(1, "Blocks"),
    "What the pages of services, products and industries are made of: the entries of `sections`, in their order. Each looks like its picture and is written as below it; what each field is for, [the group says](groups.md#page-section).",
    ...parts,
  );
}
