import { graphql } from "gatsby";
import { ActionRow } from "../components/action-row";
import { Breadcrumbs } from "../components/breadcrumbs";
import { ButtonLink } from "../components/button-link";
import { Eyebrow } from "../components/eyebrow";
import { Picture, type PictureImage } from "../components/picture";
import { Split, starts } from "../components/split";
import { Surface } from "../components/surface";
import type { Breadcrumb } from "../content/breadcrumbs";
import { isExternal } from "../content/link-target";
import type { SurfaceName } from "../theme/variants";

interface ContentLink {
  readonly url: string;
  readonly text: string;
}

interface PageHeroProps {
  breadcrumbs: readonly Breadcrumb[];
  superHeading: string;
  title: string;
  description: string;
  image: PictureImage;
  contactUs?: ContentLink;
  demo?: ContentLink | null;
  surface: SurfaceName;
}

/** The opening of every page but the home page: where you are, what this is, what to do, and its picture. */
export const PageHero = ({
  breadcrumbs,
  superHeading,
  title,
  description,
  image,
  contactUs,
  demo,
  surface,
}: PageHeroProps) => (
  <Surface
    surface={surface}
    sx={{
      overflow: "hidden",
      // On the background of the page itself, a line shows where the opening ends.
      ...(surface === "paper" ? { borderBottom: "1px solid", borderColor: "border" } : {}),
    }}
  >
    <Split
      columns={starts.middle}
      sx={{ variant: "layout.container", alignItems: "center", columnGap: 4, pt: ["28px", "40px", "56px"] }}
    >
      <div sx={{ pb: [0, null, "56px"] }}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <Eyebrow>{superHeading}</Eyebrow>
        <h1 sx={{ variant: "text.h1Detail", mt: "18px", mb: "20px" }}>{title}</h1>
        <p sx={{ variant: "text.lead" }}>{description}</p>
        {contactUs && (
          <ActionRow sx={{ mt: "30px", overflowWrap: "anywhere" }}>
            <ButtonLink to={contactUs.url}>{contactUs.text}</ButtonLink>
            {demo && (
              <ButtonLink to={demo.url} variant="secondary" icon={isExternal(demo.url) ? "arrow" : undefined}>
                {demo.text}
              </ButtonLink>
            )}
          </ActionRow>
        )}
      </div>
      <Picture
        image={image}
        sizes="(min-width: 1200px) 610px, (min-width: 900px) 52vw, (min-width: 640px) 84vw, 100vw"
        priority
        sx={{
          width: ["112%", "88%", "112%"],
          maxWidth: "none",
          mx: ["-6%", "auto", "-4%"],
          mt: ["12px", null, "-30px"],
          mb: ["16px", "24px", "-30px"],
        }}
      />
    </Split>
  </Surface>
);

export const pageOpeningFragment = graphql`
  fragment PageOpening on PageOpening {
    path
    tint
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
