import type { ComponentType, ReactNode } from "react";
import { BlockAnchor } from "../components/section";
import type { Block, BlockOf } from "../content/entry";
import { anchorsOf } from "../content/links/anchors";
import { blockComponents } from "./components";

type BlockKind = Block["kind"];

/** The component of each kind. A kind without one, or with one that draws another kind, does not compile. */
const components: {
  readonly [Kind in BlockKind]: ComponentType<{ section: BlockOf<Kind> }>;
} = blockComponents;

interface PageBlocksProps {
  sections: readonly Block[];
  /** Content before the closing promotion, or last where a page closes with something else. */
  beforePromotion?: ReactNode;
}

/** The blocks of a page, in the order of its file. */
export const PageBlocks = ({ sections, beforePromotion }: PageBlocksProps) => {
  const end = sections.at(-1)?.kind === "promotion" ? sections.length - 1 : sections.length;
  const anchors = anchorsOf(sections.map(({ kind }) => kind));
  const blocks = sections.map((section, index) => {
    const Drawn = components[section.kind] as ComponentType<{ section: Block }>;
    return (
      <BlockAnchor.Provider key={index} value={anchors[index]}>
        <Drawn section={section} />
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
