import { graphql } from "gatsby";
import { ActionRow } from "../../components/action-row";
import { ButtonLink } from "../../components/button-link";
import { CardGrid, cardPlace } from "../../components/card-grid";
import { type CardSpan, withSpans } from "../../components/card-spans";
import { CardTitle } from "../../components/card-words";
import { CompanyLogo } from "../../components/company-logo";
import { Eyebrow } from "../../components/eyebrow";
import { HeadedSection } from "../../components/headed-section";
import { useMessages } from "../../components/messages";
import { Picture } from "../../components/picture";
import { standingMargin } from "../../components/standing-picture";
import { interpolate } from "../../content/text/text";

const PartnerCard = ({ partner, span }: { partner: Queries.PartnerCardFragment; span: CardSpan }) => {
  const words = useMessages().links;
  const { superHeading, title, description, logo, image, learnMoreLink, bookADemoLink } = partner;
  return (
    <li
      sx={{
        variant: "cards.surface",
        ...cardPlace(span),
        // Words, buttons and pictures of neighbours stand on common lines.
        display: "grid",
        gridTemplateRows: ["auto", "subgrid"],
        gridRow: [null, "span 3"],
        gap: 0,
        p: ["24px 24px 0", "28px 28px 0", "38px 38px 0"],
        overflow: "hidden",
      }}
    >
      <div>
        {logo && <CompanyLogo logo={logo} sx={{ objectPosition: "left", mb: "20px" }} />}
        <Eyebrow>{superHeading}</Eyebrow>
        <CardTitle to={learnMoreLink.url} variant="text.large" sx={{ mt: 2 }}>
          {title}
        </CardTitle>
        <p sx={{ variant: "text.copy", mt: "10px" }}>{description}</p>
      </div>
      {/* On a phone the picture stands beside the buttons, else below them. */}
      <div
        sx={{
          display: ["grid", "contents"],
          gridTemplateColumns: "auto minmax(0, 1fr)",
          columnGap: "12px",
          alignItems: "end",
          mt: 3,
        }}
      >
        <ActionRow
          sx={{ flexDirection: ["column", "row"], alignItems: "flex-start", gap: "12px", mt: [0, 3], pb: ["24px", 0] }}
        >
          <ButtonLink
            to={bookADemoLink.url}
            size="small"
            icon="arrow"
            hiddenSuffix={interpolate(words.demonstration, { title })}
          >
            {bookADemoLink.text}
          </ButtonLink>
          <ButtonLink
            to={learnMoreLink.url}
            variant="secondary"
            size="small"
            icon="arrow"
            hiddenSuffix={interpolate(words.about, { title })}
          >
            {learnMoreLink.text}
          </ButtonLink>
        </ActionRow>
        <div sx={{ width: ["100%", "72%", "68%"], maxWidth: "600px", mx: [0, "auto"], alignSelf: "end", pt: "12px" }}>
          <Picture
            image={image}
            sizes="(min-width: 900px) 340px, (min-width: 640px) 30vw, 40vw"
            sx={{ width: "100%", mb: standingMargin(image, -0.11) }}
          />
        </div>
      </div>
    </li>
  );
};

/** Partner products, each with its own site and a way to see it at work. */
export const PartnerProducts = ({ section }: { section: Queries.PartnerProductsBlockFragment }) => (
  <HeadedSection heading={section} arrangement="split">
    <CardGrid>
      {withSpans(section.source.partners, "pairs").map(({ entry, span, index }) => (
        <PartnerCard key={index} partner={entry} span={span} />
      ))}
    </CardGrid>
  </HeadedSection>
);

export const partnerProductsFragment = graphql`
  fragment PartnerCard on PartnerProduct {
    ...SectionHeading
    logo {
      ...CompanyLogoFields
    }
    image {
      ...StandingPicture
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

export const partnerProductsBlock = graphql`
  fragment PartnerProductsBlock on PartnerProductsBlock {
    ...SectionHeading
    source {
      partners {
        ...PartnerCard
      }
    }
  }
`;
