import { graphql } from "gatsby";
import { CardTitle } from "../components/card-words";
import { HeadedSection } from "../components/headed-section";
import { useMessages } from "../components/messages";
import { Picture } from "../components/picture";
import type { PictureImage } from "../content/picture-image";

interface RelatedProps {
  pages: readonly {
    readonly path: string;
    readonly image: PictureImage;
    readonly card: { readonly title: string; readonly description: string };
  }[];
  /** The heading above them, where they are no neighbours. */
  heading?: string;
}

/** The neighbours of a page as picture cards. The whole card can be clicked; its words are the link's. */
export const Related = ({ pages, heading }: RelatedProps) => {
  const { title } = useMessages().related;
  if (pages.length === 0) return null;
  // One of another kind has the row for itself.
  const isAlone = heading !== undefined && pages.length === 1;
  return (
    <HeadedSection heading={{ title: heading ?? title }}>
      <ul
        data-cards=""
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", null, isAlone ? "minmax(0, 1fr)" : "repeat(3, minmax(0, 1fr))"],
          gap: ["12px", "20px"],
          // Beside its picture on a phone a long word has little room.
          hyphens: ["auto", "manual"],
          "& > li": {
            variant: "cards.surface",
            display: "grid",
            gridTemplateColumns: [
              "minmax(0, 1fr) 104px",
              "minmax(0, 1fr) 240px",
              isAlone ? "minmax(0, 1fr) 400px" : "minmax(0, 1fr)",
            ],
            columnGap: "8px",
            alignContent: "space-between",
            alignItems: "center",
            overflow: "hidden",
          },
          "& > li > div": { p: ["18px 0 18px 20px", "26px 28px 18px"] },
          "& p": { variant: "text.copy", mt: "8px" },
          "& img": { width: "100%" },
        }}
      >
        {pages.map(({ path, image, card }) => (
          <li key={path}>
            <div>
              <CardTitle to={path}>{card.title}</CardTitle>
              <p>{card.description}</p>
            </div>
            <Picture image={{ ...image, alt: "" }} sizes="(min-width: 900px) 400px, (min-width: 640px) 240px, 104px" />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
};

export const relatedPageFragment = graphql`
  fragment RelatedPage on DetailPage {
    path
    image {
      ...Picture
    }
    card {
      title
      description
    }
  }
`;
