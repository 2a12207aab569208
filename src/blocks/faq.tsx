import { Disclosure } from "../components/disclosure";
import { LinkedText } from "../components/linked-text";
import { Section, SectionHeading } from "../components/section";
import { Split } from "../components/split";
import type { BlockOf } from "../content/entry";
import { openingLines } from "../theme/opening-lines";

export const Faq = ({ section }: { section: BlockOf<"faq"> }) => (
  // Takes the other ground after a section on its own, so that two do not look like one long one.
  <Section surface="mist" sx={{ "[data-surface=mist] + &": { bg: "background" } }}>
    <Split sx={{ columnGap: "20px", rowGap: ["20px", "32px"] }}>
      <SectionHeading {...section} arrangement="column" sx={{ position: [null, null, "sticky"], top: "120px" }} />
      <div
        sx={{
          "& details": { borderTop: "rule" },
          borderBottom: "rule",
          ...openingLines(["14px", "16px"]),
          "& details > p": { pb: "24px", pr: [null, "40px"] },
        }}
      >
        {section.items.map(({ title, description }, index) => (
          <Disclosure key={index} open={index === 0} summary={<h3 sx={{ variant: "text.h4" }}>{title}</h3>}>
            <LinkedText html={description} />
          </Disclosure>
        ))}
      </div>
    </Split>
  </Section>
);
