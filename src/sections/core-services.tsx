import { EntryIcon } from "../components/entry-icon";
import { HeadedSection } from "../components/headed-section";
import type { Style } from "../theme/variants";

const cell = {
  py: ["28px", "34px"],
  px: [0, "28px", "34px"],
  borderBottom: "1px solid",
  borderColor: "border",
  // The first cell of each row stands in line with the heading.
  "@media (min-width: 640px) and (max-width: 899.98px)": { "&:nth-of-type(2n + 1)": { pl: 0 } },
  "@media (min-width: 900px)": { "&:nth-of-type(3n + 1)": { pl: 0 } },
} satisfies Style;

/** What a service or product covers, as a ruled grid. */
export function CoreServices({ section }: { section: Queries.PageSectionFieldsFragment }) {
  return (
    <HeadedSection heading={section}>
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["1fr", "1fr 1fr", "repeat(3, 1fr)"],
          borderTop: "1px solid",
          borderColor: "border",
          // Cells reach past the container's edge, so that the outer rules fall outside it and are cut off.
          overflow: "hidden",
          "& > li": { ml: [0, "-1px"], borderLeftStyle: "solid", borderLeftWidth: [0, "1px"], borderColor: "border" },
        }}
      >
        {section.items.map(({ title, description, icon }) => (
          <li key={title} sx={cell}>
            {icon && <EntryIcon name={icon} />}
            <h3 sx={{ variant: "text.h3", mt: icon ? "18px" : 0 }}>{title}</h3>
            <p sx={{ variant: "text.copy", mt: 1 }}>{description}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
