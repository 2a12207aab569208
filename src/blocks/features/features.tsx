import { CardGrid, cardPlace } from "../../components/card-grid";
import { withSpans } from "../../components/card-spans";
import { HeadedSection } from "../../components/headed-section";
import { LinkedText } from "../../components/linked-text";
import { Picture } from "../../components/picture";
import type { BlockOf } from "../../content/entry";

/** Features as cards, two or three in a row. */
export function Features({ section }: { section: BlockOf<"features"> }) {
  return (
    <HeadedSection heading={section} arrangement="split">
      <CardGrid sx={{ gap: [0, "20px"] }}>
        {withSpans(section.items, "pairs").map(({ entry: { title, description, image }, index, span }) => (
          <li
            key={index}
            sx={{
              ...cardPlace(span),
              variant: "cards.surface",
              // On a phone they are a ruled list, whose words have more of the width.
              bg: ["transparent", "surface"],
              borderColor: "border",
              borderStyle: "solid",
              borderWidth: ["1px 0 0", "1px"],
              borderRadius: [0, "large"],
              px: [0, "32px"],
              py: ["16px", "28px"],
              display: "flex",
              flexDirection: "column",
              gap: "18px",
              overflow: "hidden",
            }}
          >
            <div>
              <h3 sx={{ variant: "text.h3" }}>{title}</h3>
              <LinkedText html={description} sx={{ mt: 1 }} />
            </div>
            {image && <Picture image={image} sizes="(min-width: 640px) 560px, 100vw" sx={{ width: "100%" }} />}
          </li>
        ))}
      </CardGrid>
    </HeadedSection>
  );
}
