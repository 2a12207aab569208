import { HeadedSection } from "../components/headed-section";
import { Picture } from "../components/picture";
import type { PageSectionData } from "./page-section-data";

/** Benefits as wide rows on the alternate ground: the gain in large letters left, what it means right. */
export function Benefits({ section }: { section: PageSectionData }) {
  return (
    <HeadedSection heading={section} tone="mist">
      <ul>
        {section.items.map(({ title, description, image }) => (
          <li
            key={title}
            sx={{
              display: "grid",
              gridTemplateColumns: ["1fr", "1fr", image ? "1fr 1fr 240px" : "1fr 1.2fr"],
              alignItems: "baseline",
              gap: ["8px", "8px", "60px"],
              py: ["24px", "30px"],
              borderTop: "1px solid",
              borderColor: "border",
            }}
          >
            <h3
              sx={{
                variant: "text.large",
                display: "flex",
                gap: "16px",
                alignItems: "baseline",
                "&::before": {
                  content: '""',
                  flex: "none",
                  width: "14px",
                  height: "14px",
                  borderRadius: "50%",
                  bg: "accent",
                },
              }}
            >
              {title}
            </h3>
            <p sx={{ variant: "text.copy", pl: ["30px", "30px", 0] }}>{description}</p>
            {image && <Picture image={image} sizes="240px" sx={{ width: "240px", maxWidth: "100%" }} />}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
