import { HeadedSection } from "../../components/headed-section";
import { RuledList } from "../../components/ruled-list";
import type { BlockOf } from "../../content/entry";

/** Reasons to choose the company, as a ruled list beside the heading. */
export const Reasons = ({ section }: { section: BlockOf<"reasons"> }) => (
  <HeadedSection heading={section} arrangement="beside">
    <RuledList items={section.items} />
  </HeadedSection>
);
