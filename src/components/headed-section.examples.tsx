import { HeadedSection } from "./headed-section";

const heading = { superHeading: "What we do", title: "A heading that names the section", description: "One sentence." };

export const examples = {
  paper: <HeadedSection heading={heading}>What it holds.</HeadedSection>,
  band: (
    <HeadedSection heading={heading} surface="band" arrangement="split">
      What it holds.
    </HeadedSection>
  ),
};
