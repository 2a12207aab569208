import { Disclosure } from "../components/disclosure";
import { LinkedText } from "../components/linked-text";
import { Section, SectionHeading } from "../components/section";
import { Split } from "../components/split";
import type { BlockOf } from "../content/entry";
import { openingLines } from "../theme/opening-lines";

export function Faq({ section }: { section: BlockOf<"faq"> }) {
  // The first lies open, so where one is over, it stands in the other column.
  const half = Math.floor(section.items.length / 2);
  return (
    // Takes the other ground after a section on its own or a like one, so that two do not look like one long one.
    <Section surface="mist" sx={{ "[data-surface=mist] + &, [data-surface=sky] + &": { bg: "background" } }}>
      <SectionHeading {...section} />
      <Split
        sx={{
          columnGap: "40px",
          alignItems: "start",
          "& details": { borderTop: "rule", borderBottom: "rule", mb: "-1px" },
          ...openingLines(["14px", "16px"]),
          "& details > p": { pb: "24px", pr: [null, "40px"] },
        }}
      >
        {[section.items.slice(0, half), section.items.slice(half)].map((items, column) => (
          <div key={column}>
            {items.map(({ title, description }, index) => (
              <Disclosure
                key={index}
                open={index + column === 0}
                summary={<h3 sx={{ variant: "text.h4" }}>{title}</h3>}
              >
                <LinkedText html={description} />
              </Disclosure>
            ))}
          </div>
        ))}
      </Split>
    </Section>
  );
}
