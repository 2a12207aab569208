import { SectionHeading } from "./section-heading";
import { Surface } from "./surface";

const heading = {
  superHeading: "What we do",
  title: "A heading of a section that is long enough to break",
  description: "One or two sentences that say what the section is about, and for whom it is meant.",
};

export const examples = {
  stack: <SectionHeading {...heading} />,
  split: <SectionHeading {...heading} arrangement="split" />,
  column: <SectionHeading {...heading} arrangement="column" sx={{ maxWidth: "400px" }} />,
  "the title alone": <SectionHeading title={heading.title} arrangement="split" />,
  "on a band": (
    <Surface surface="band" sx={{ p: 4 }}>
      <SectionHeading {...heading} onBand />
    </Surface>
  ),
};
