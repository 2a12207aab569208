import { CardGrid, CardMore, CardTitle, cardPlace, tintOf } from "../components/cards";
import { Picture } from "../components/picture";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";

export const ServiceBento = ({ section }: { section: BlockOf<"serviceBento"> }) => (
  <HeadedSection heading={section} arrangement="split">
    <CardGrid
      sx={{
        gap: ["16px", "20px"],
        "& > li": { minHeight: ["140px", "256px"], p: ["18px 42% 8px 20px", "24px 28px"], overflow: "hidden" },
        "& h3 + p": { color: "muted", mt: "6px", fontSize: "label", lineHeight: 1.48, maxWidth: [null, null, "19em"] },
      }}
    >
      {section.services.map(({ card, path, image }, index) => (
        <li key={path} sx={{ variant: tintOf(index), ...cardPlace(index, section.services.length) }}>
          <Picture
            image={image}
            sizes="(min-width: 640px) 270px, 42vw"
            sx={{
              position: "absolute",
              // Words stand over what it leaves of its corner, and what is pressed over it is the card.
              zIndex: -1,
              right: ["8px", "10px"],
              bottom: [null, "-44px"],
              top: ["16px", "auto"],
              width: ["38%", "62%"],
              maxWidth: ["180px", "270px"],
            }}
          />
          <CardTitle to={path}>{card.title}</CardTitle>
          <p>{card.description}</p>
          <CardMore>{card.learnMoreLink.text}</CardMore>
        </li>
      ))}
    </CardGrid>
  </HeadedSection>
);
