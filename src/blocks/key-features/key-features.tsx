import { HeadedSection } from "../../components/headed-section";
import { RuledList } from "../../components/ruled-list";
import type { BlockOf } from "../../content/entry";

/** Features common to all products, as a ruled list in two columns. */
export const KeyFeatures = ({ section }: { section: BlockOf<"keyFeatures"> }) => (
  <HeadedSection heading={section} arrangement="beside">
    <RuledList items={section.items} />
  </HeadedSection>
);
