import type { ComponentType, ReactNode } from "react";
import { BlockAnchor } from "../components/section";
import { anchorsOf } from "../content/links/anchors";
import { blockComponents } from "./components";

type Block = Queries.PageBlockFragment;
type BlockName = Block["__typename"];

/** The component of each kind. A kind without one, or with one that draws another kind, does not compile. */
const components: {
  readonly [Name in BlockName]: ComponentType<{ section: Extract<Block, { __typename: Name }>; isBand?: boolean }>;
} = blockComponents;

interface PageBlocksProps {
  sections: readonly Block[];
  /** Content before the closing promotion, or last where a page closes with something else. */
  beforePromotion?: ReactNode;
}

const isDark = (name: BlockName) => name === "CurveBlock" || name === "ProductsBlock";

/**
 * The one block of a page that stands on a dark band, if any: the first process that is not right above the promotion,
 * which is as dark, on a page without a block that is dark by itself.
 */
export function bandAmong(sections: readonly Pick<Block, "__typename">[], hasBeforePromotion: boolean): number {
  if (sections.some(({ __typename }) => isDark(__typename))) return -1;
  return sections.findIndex(({ __typename }, index) => {
    const next = sections[index + 1]?.__typename;
    const isLast = index + 2 === sections.length;
    return (
      __typename === "ProcessBlock" &&
      (next !== "PromotionBlock" || (isLast && hasBeforePromotion)) &&
      sections[index - 1]?.__typename !== "PromotionBlock"
    );
  });
}

/** Kind of a block as content files name it: FaqBlock is a faq. */
const kindOf = (name: BlockName) => name.charAt(0).toLowerCase() + name.slice(1).replace(/Block$/, "");

/** The blocks of a page, in the order of its file. */
export const PageBlocks = ({ sections, beforePromotion }: PageBlocksProps) => {
  const band = bandAmong(sections, Boolean(beforePromotion));
  const end = sections.at(-1)?.__typename === "PromotionBlock" ? sections.length - 1 : sections.length;
  const anchors = anchorsOf(sections.map(({ __typename }) => kindOf(__typename)));
  const blocks = sections.map((section, index) => {
    const Drawn = components[section.__typename] as ComponentType<{ section: Block; isBand: boolean }>;
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
