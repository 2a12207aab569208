import type { ComponentType, ReactNode } from "react";
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
  /** True where another part of the page stands on a dark band already. */
  hasBand?: boolean;
}

/**
 * The one block of a page that stands on a dark band, if any: the first process that is not right above the promotion,
 * which is as dark. A curve's sheet is dark by itself.
 */
export function bandAmong(sections: readonly Pick<Block, "__typename">[], hasBeforePromotion: boolean): number {
  if (sections.some(({ __typename }) => __typename === "CurveBlock")) return -1;
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

/** The blocks of a page, in the order of its file. */
export const PageBlocks = ({ sections, beforePromotion, hasBand = false }: PageBlocksProps) => {
  const band = hasBand ? -1 : bandAmong(sections, Boolean(beforePromotion));
  const end = sections.at(-1)?.__typename === "PromotionBlock" ? sections.length - 1 : sections.length;
  const blocks = sections.map((section, index) => {
    const Drawn = components[section.__typename] as ComponentType<{ section: Block; isBand: boolean }>;
    return <Drawn key={index} section={section} isBand={index === band} />;
  });
  return (
    <>
      {blocks.slice(0, end)}
      {beforePromotion}
      {blocks.slice(end)}
    </>
  );
};
