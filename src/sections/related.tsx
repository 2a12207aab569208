import { CardTitle } from "../components/cards";
import { useMessages } from "../components/messages";
import { Picture, standingMargin } from "../components/picture";
import { HeadedSection } from "../components/section";
import type { EncodedPicture } from "../content/entry";

interface RelatedCard {
  readonly path: string;
  readonly image: EncodedPicture;
  readonly superHeading?: string;
  readonly card: { readonly title: string; readonly description: string };
}

interface RelatedProps {
  pages: readonly RelatedCard[];
  /** Case studies of such work: each has a row for itself. */
  studies?: readonly RelatedCard[];
}

export const Related = ({ pages, studies = [] }: RelatedProps) => {
  const words = useMessages();
  const cards: readonly RelatedCard[] = [...studies, ...pages];
  if (cards.length === 0) return null;
  return (
    <HeadedSection heading={words.related} data-no-print="">
      <ul
        data-cards=""
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(3, minmax(0, 1fr))"],
          gap: ["12px", "20px"],
          hyphens: ["auto", "manual"],
          "& > li": {
            variant: "cards.surface",
            display: "grid",
            gridTemplateColumns: ["minmax(0, 1fr) 104px", "minmax(0, 1fr) 240px", "minmax(0, 1fr)"],
            columnGap: "8px",
            alignContent: "space-between",
            alignItems: "center",
            overflow: "hidden",
          },
          "& > li > div": { p: ["14px 0 14px 18px", "26px 28px 18px"] },
          "& h3": { fontSize: ["h4", "h3"] },
          "& h3 ~ p": {
            color: "muted",
            textWrap: "balance",
            mt: ["4px", "8px"],
            fontSize: ["label", "inherit"],
            lineHeight: ["snug", "inherit"],
          },
          "& img": { width: ["calc(100% - 14px)", "calc(100% - 20px)", "100%"] },
          "& > [data-study]": {
            gridColumn: [null, null, "1 / -1"],
            gridTemplateColumns: [null, null, "minmax(0, 1fr) 400px"],
          },
        }}
      >
        {cards.map(({ path, image, card, superHeading }, index) => (
          <li key={path} data-study={index < studies.length ? "" : undefined}>
            <div>
              {superHeading && <p sx={{ variant: "text.eyebrow", mb: ["4px", "8px"] }}>{superHeading}</p>}
              <CardTitle to={path}>{card.title}</CardTitle>
              <p>{card.description}</p>
            </div>
            <Picture
              image={{ ...image, alt: "" }}
              sizes="(min-width: 900px) 400px, (min-width: 640px) 240px, 104px"
              // Nothing of it touches the card.
              sx={{
                mt: ["4px", "14px", 0],
                mb: ["4px", "14px", standingMargin(image)],
              }}
            />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
};
