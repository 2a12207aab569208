import type { ComponentType, ReactNode } from "react";
import { BlockAnchor } from "../components/section";
import type { Block, BlockOf } from "../content/entry";
import { anchorsOf } from "../content/links/anchors";
import { blockComponents } from "./components";

type BlockKind = Block["kind"];

/** The component of each kind. A kind without one, or with one that draws another kind, does not compile. */
const components: {
  readonly [Kind in BlockKind]: ComponentType<{ section: BlockOf<Kind>; isBand?: boolean }>;
} = blockComponents;

interface PageBlocksProps {
  sections: readonly Block[];
  /** Content before the closing promotion, or last where a page closes with something else. */
  beforePromotion?: ReactNode;
}

const isDark = (kind: BlockKind) => kind === "curve" || kind === "products";

/**
 * The one block of a page that stands on a dark band, if any: the first process that is not right above the promotion,
 * which is as dark, on a page without a block that is dark by itself.
 */
export function bandAmong(sections: readonly { readonly kind: BlockKind }[], hasBeforePromotion: boolean): number {
  if (sections.some(({ kind }) => isDark(kind))) return -1;
  return sections.findIndex(({ kind }, index) => {
    const next = sections[index + 1]?.kind;
    const isLast = index + 2 === sections.length;
    return (
      kind === "process" &&
      (next !== "promotion" || (isLast && hasBeforePromotion)) &&
      sections[index - 1]?.kind !== "promotion"
    );
  });
}

/** The blocks of a page, in the order of its file. */
export const PageBlocks = ({ sections, beforePromotion }: PageBlocksProps) => {
  const band = bandAmong(sections, Boolean(beforePromotion));
  const end = sections.at(-1)?.kind === "promotion" ? sections.length - 1 : sections.length;
  const anchors = anchorsOf(sections.map(({ kind }) => kind));
  const blocks = sections.map((section, index) => {
    const Drawn = components[section.kind] as ComponentType<{ section: Block; isBand: boolean }>;
    return (
      <BlockAnchor.Provider key={index} value={anchors[index]}>
        <Drawn section={section} isBand={index === band} />
      </BlockAnchor.Provider>
    );
  });
  return (
    <>
      {blocks.slice(0, end)}
      {beforePromotion}
      {blocks.slice(end)}
    </>
  );
};
