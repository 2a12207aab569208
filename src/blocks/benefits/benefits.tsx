import { Dot } from "../../components/dot";
import { HeadedSection } from "../../components/headed-section";
import { LinkedText } from "../../components/linked-text";
import { Picture } from "../../components/picture";
import type { BlockOf } from "../../content/entry";

/** Benefits as wide rows: the gain in large letters left, what it means right. */
export const Benefits = ({ section }: { section: BlockOf<"benefits"> }) => (
  <HeadedSection heading={section} surface="mist">
    <ul>
      {section.items.map(({ title, description, image }, index) => (
        <li
          key={index}
          sx={{
            display: "grid",
            gridTemplateColumns: ["1fr", null, image ? "1fr 1fr 240px" : "1fr 1fr"],
            alignItems: "baseline",
            gap: ["4px", null, "20px"],
            py: ["16px", "30px"],
            borderTop: "1px solid",
            borderColor: "border",
          }}
        >
          <h3 sx={{ variant: "text.large", display: "flex", gap: "16px", alignItems: "baseline" }}>
            <Dot sx={{ width: "14px", height: "14px" }} />
            {title}
          </h3>
          <LinkedText html={description} sx={{ pl: ["30px", null, 0], maxWidth: "measure" }} />
          {image && <Picture image={image} sizes="240px" sx={{ width: "240px", maxWidth: "100%" }} />}
        </li>
      ))}
    </ul>
  </HeadedSection>
);
