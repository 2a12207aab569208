import { MoreLink } from "../components/link";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";

export const Blog = ({ section }: { section: BlockOf<"blog"> }) => (
  <HeadedSection heading={section} arrangement="beside">
    <ul
      sx={{
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", "repeat(auto-fit, minmax(280px, 1fr))"],
        columnGap: "40px",
        "& > li": { py: "12px", borderTop: "rule" },
        "& a": { py: "2px" },
        "& p": { color: "muted", variant: "text.label" },
      }}
    >
      {section.resources.map(({ title, description, link }) => (
        <li key={title}>
          <h3 sx={{ fontSize: "body" }}>
            <MoreLink to={link}>{title}</MoreLink>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </HeadedSection>
);
