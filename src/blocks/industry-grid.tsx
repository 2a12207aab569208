import { PictureCards } from "../components/cards";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";

export const IndustryGrid = ({ section }: { section: BlockOf<"industryGrid"> }) => (
  <HeadedSection heading={section} arrangement="split">
    {/* One that is left over leads. */}
    <PictureCards cards={section.industries} wide={section.industries.length % 3 === 1 ? 1 : 0} />
  </HeadedSection>
);
