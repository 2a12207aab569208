import { graphql } from "gatsby";
import { Breadcrumbs } from "../components/breadcrumbs";
import { ButtonLink } from "../components/button-link";
import { Eyebrow } from "../components/eyebrow";
import { Picture, type PictureImage } from "../components/picture";
import type { Crumb } from "../content/crumbs";
import { isExternal } from "../content/link-target";

/** Each family of pages stands on its own ground. */
const grounds = {
  mist: { bg: "alternate" },
  sun: { bg: "accentSurface" },
  sky: { bg: "cool" },
  paper: { bg: "background", borderBottom: "1px solid", borderColor: "border" },
} as const;

interface ContentLink {
  readonly url: string;
  readonly text: string;
}

interface PageHeroProps {
  crumbs: readonly Crumb[];
  superHeading: string;
  title: string;
  description: string;
  image: PictureImage;
  contactUs: ContentLink;
  demo?: ContentLink | null;
  ground: keyof typeof grounds;
}

/** The opening of every page but the home page: where you are, what this is, what to do, and its diorama. */
export const PageHero = ({
  crumbs,
  superHeading,
  title,
  description,
  image,
  contactUs,
  demo,
  ground,
}: PageHeroProps) => (
  <div sx={{ ...grounds[ground], overflow: "hidden" }}>
    <div
      sx={{
        variant: "layout.container",
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr)", "minmax(0, 1.05fr) minmax(0, 1fr)"],
        alignItems: "center",
        columnGap: 4,
        pt: ["28px", "40px", "56px"],
      }}
    >
      <div sx={{ pb: [0, 0, "56px"] }}>
        <Breadcrumbs crumbs={crumbs} />
        <Eyebrow>{superHeading}</Eyebrow>
        <h1 sx={{ variant: "text.h1Detail", mt: "18px", mb: "20px" }}>{title}</h1>
        <p sx={{ variant: "text.lead" }}>{description}</p>
        <div sx={{ display: "flex", flexWrap: "wrap", gap: "14px", mt: "30px" }}>
          <ButtonLink to={contactUs.url}>{contactUs.text}</ButtonLink>
          {demo && (
            <ButtonLink to={demo.url} look="secondary" arrow={isExternal(demo.url)}>
              {demo.text}
            </ButtonLink>
          )}
        </div>
      </div>
      <Picture
        image={image}
        sizes="(min-width: 1200px) 610px, (min-width: 900px) 52vw, 100vw"
        priority
        sx={{
          width: ["112%", "88%", "112%"],
          maxWidth: "none",
          mx: ["-6%", "auto", "-4%"],
          mt: ["12px", "12px", "-30px"],
          mb: ["-8px", "-16px", "-30px"],
        }}
      />
    </div>
  </div>
);

export const pageOpeningFragment = graphql`
  fragment PageOpening on PageOpening {
    superHeading
    title
    description
    image {
      ...Picture
    }
    contactUs {
      url
      text
    }
    demo {
      url
      text
    }
  }
`;
