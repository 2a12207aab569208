import { graphql } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { Eyebrow } from "../components/eyebrow";
import { HeadedSection } from "../components/headed-section";
import { Mark } from "../components/mark";
import { Picture } from "../components/picture";
import { useWords } from "../components/words";
import { fillText } from "../content/text";

interface PartnerProductsProps {
  heading: Queries.HeadingFieldsFragment;
  partners: readonly Queries.PartnerCardFragment[];
}

/** The two sister products, each with its own site and a way to see it at work. */
export function PartnerProducts({ heading, partners }: PartnerProductsProps) {
  const words = useWords().links;
  return (
    <HeadedSection heading={heading} arrangement="split">
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"],
          gap: "20px",
        }}
      >
        {partners.map(({ superHeading, title, description, mark, image, learnMoreLink, bookADemoLink }) => (
          <li
            key={title}
            sx={{
              variant: "cards.surface",
              display: "flex",
              flexDirection: "column",
              p: ["24px 24px 0", "28px 28px 0", "38px 38px 0"],
              overflow: "hidden",
            }}
          >
            {mark && <Mark mark={mark} sx={{ objectPosition: "left", mb: "20px" }} />}
            <Eyebrow>{superHeading}</Eyebrow>
            <h3 sx={{ variant: "text.large", mt: 2 }}>{title}</h3>
            <p sx={{ variant: "text.copy", mt: "10px" }}>{description}</p>
            <div sx={{ display: "flex", flexWrap: "wrap", gap: "12px", mt: 3 }}>
              <ButtonLink to={bookADemoLink.url} dense arrow about={fillText(words.demonstration, { title })}>
                {bookADemoLink.text}
              </ButtonLink>
              <ButtonLink to={learnMoreLink.url} dense arrow look="secondary" about={fillText(words.about, { title })}>
                {learnMoreLink.text}
              </ButtonLink>
            </div>
            <Picture
              image={image}
              sizes="(min-width: 900px) 460px, 92vw"
              sx={{ width: "84%", mx: "auto", mt: "auto", pt: "12px", mb: "-6%" }}
            />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

export const partnerProductsFragment = graphql`
  fragment PartnerCard on PartnerProduct {
    superHeading
    title
    description
    mark {
      ...MarkFields
    }
    image {
      ...Picture
    }
    learnMoreLink {
      url
      text
    }
    bookADemoLink {
      url
      text
    }
  }
`;
