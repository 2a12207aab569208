import { graphql } from "gatsby";
import { HeadedSection } from "../components/headed-section";
import { Link } from "../components/link";
import { Picture } from "../components/picture";
import { useWords } from "../components/words";
import { fillText } from "../content/text";

interface IndustryGridProps {
  heading: Queries.HeadingFieldsFragment;
  industries: readonly Queries.IndustryCardFragment[];
}

/** Seven industries: one across the whole width, then two rows of three. */
export function IndustryGrid({ heading, industries }: IndustryGridProps) {
  const words = useWords().links;
  return (
    <HeadedSection heading={heading} arrangement="split">
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))", "repeat(3, minmax(0, 1fr))"],
          gap: ["16px", "20px"],
        }}
      >
        {industries.map(({ path, card, image }, index) => {
          const isWide = index === 0;
          return (
            <li
              key={path}
              sx={{
                display: "grid",
                gridColumn: ["auto", isWide ? "1 / -1" : "auto"],
                gridTemplateColumns: ["minmax(0, 1fr)", isWide ? "minmax(0, 1fr) minmax(0, 1fr)" : "minmax(0, 1fr)"],
                alignItems: ["stretch", isWide ? "center" : "stretch"],
                alignContent: "space-between",
                bg: isWide ? "cool" : "surface",
                border: "1px solid",
                borderColor: isWide ? "coolBorder" : "border",
                borderRadius: "large",
                overflow: "hidden",
              }}
            >
              <div sx={{ p: isWide ? ["24px 24px 0", "40px 0 40px 40px"] : ["24px 24px 0", "28px 28px 0"] }}>
                <h3 sx={{ variant: isWide ? "text.large" : "text.h3" }}>
                  <Link to={path} sx={{ variant: "links.plain" }}>
                    {card.title}
                  </Link>
                </h3>
                <p sx={{ variant: "text.copy", mt: "10px" }}>{card.description}</p>
                <div sx={{ display: "flex", flexWrap: "wrap", gap: "0 24px", mt: "6px" }}>
                  <Link
                    to={card.learnMoreLink.url}
                    arrow
                    about={fillText(words.about, { title: card.title })}
                    sx={{ variant: "links.more" }}
                  >
                    {card.learnMoreLink.text}
                  </Link>
                </div>
              </div>
              <Picture
                image={image}
                sizes={isWide ? "(min-width: 900px) 580px, 100vw" : "(min-width: 900px) 400px, 100vw"}
                sx={{ width: "100%", mb: isWide ? "-3%" : "-7%", mt: isWide ? "-3%" : 0 }}
              />
            </li>
          );
        })}
      </ul>
    </HeadedSection>
  );
}

export const industryGridFragment = graphql`
  fragment IndustryCard on Industry {
    path
    image {
      ...Picture
    }
    card {
      title
      description
      learnMoreLink {
        url
        text
      }
    }
  }
`;
