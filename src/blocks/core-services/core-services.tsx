import { Disclosure } from "../../components/disclosure";
import { HeadedSection } from "../../components/headed-section";
import { LinkedText } from "../../components/linked-text";
import type { BlockOf } from "../../content/entry";
import { openingLines } from "../../theme/opening-lines";

/**
 * Coverage of a service or product as titles that open, the first already: what is long is read where somebody asks for
 * it.
 */
export const CoreServices = ({ section }: { section: BlockOf<"coreServices"> }) => (
  <HeadedSection heading={section} arrangement="beside">
    <ul
      sx={{
        borderTop: "1.5px solid",
        borderColor: "text",
        "& > li": { borderBottom: "1px solid", borderColor: "border" },
        ...openingLines(["14px", "16px"]),
        "& details > p": { pb: "20px", pr: ["0", "40px"], maxWidth: "measure" },
      }}
    >
      {section.items.map(({ title, description }, index) => (
        <li key={title}>
          <Disclosure open={index === 0} summary={<h3 sx={{ variant: "text.h3" }}>{title}</h3>}>
            <LinkedText html={description} />
          </Disclosure>
        </li>
      ))}
    </ul>
  </HeadedSection>
);
