import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ActionRow } from "../components/action-row";
import { Breadcrumbs } from "../components/breadcrumbs";
import { ButtonLink } from "../components/button-link";
import { Eyebrow } from "../components/eyebrow";
import { useMessages } from "../components/messages";
import { MoreLink } from "../components/more-link";
import { Picture } from "../components/picture";
import { Split, starts } from "../components/split";
import { Surface } from "../components/surface";
import type { Breadcrumb } from "../content/links/breadcrumbs";
import { isExternal } from "../content/links/link-target";
import type { PictureImage } from "../content/pictures/picture-image";
import { from } from "../theme/breakpoints";
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
  /** Sentence of how it is charged, beside the link to the page that says more. */
  charge?: string | null;
  /** A sheet from the work, which proves the headline: beside it where there is room, else below. */
  sheet?: ReactNode;
  /** A note below the description, in the place of the picture: of pages whose content begins in the first screen. */
  note?: string | null | undefined;
}

/** Actions: a project first, where it begins on this page, else what leads to us. */
function Actions({ contactUs, demo }: Pick<PageHeroProps, "contactUs" | "demo">) {
  if (!contactUs) return null;
  const isSecond = demo && isExternal(demo.url);
  const [first, second] = demo && !isSecond ? [demo, contactUs] : [contactUs, demo];
  return (
    <ActionRow sx={{ mt: "30px", overflowWrap: "anywhere" }}>
      <ButtonLink to={first.url}>{first.text}</ButtonLink>
      {second && (
        <ButtonLink to={second.url} variant="secondary" icon={isSecond ? "arrow" : undefined}>
          {second.text}
        </ButtonLink>
      )}
    </ActionRow>
  );
}

const Charge = ({ text }: { text: string }) => {
  const { charge } = useMessages().offers;
  return (
    <div sx={{ mt: 4, pt: 2, maxWidth: "measure", borderTop: "1.5px solid", borderColor: "text", fontSize: "label" }}>
      <MoreLink to={charge.url}>{charge.text}</MoreLink>
      <p sx={{ color: "muted", textWrap: "pretty" }}>{text}</p>
    </div>
  );
};

/** The opening of every page but the home page: where you are, what this is, what to do, and its picture, sheet or note. */
export function PageHero(page: PageHeroProps) {
  if (page.note) return <NoteHero {...page} />;
  return page.sheet ? <SheetHero {...page} /> : <PictureHero {...page} />;
}

const Words = ({ breadcrumbs, superHeading, title, description, contactUs, demo, charge }: PageHeroProps) => (
  <>
    <Breadcrumbs breadcrumbs={breadcrumbs} />
    <Eyebrow>{superHeading}</Eyebrow>
    <h1 sx={{ variant: "text.h1Detail", mt: "18px", mb: "20px" }}>{title}</h1>
    <p sx={{ variant: "text.lead" }}>{description}</p>
    <Actions contactUs={contactUs} demo={demo} />
    {charge && <Charge text={charge} />}
  </>
);

/** The page's picture stands on the lower corner of its sheet, over a part that is left empty for it. */
const SheetHero = (page: PageHeroProps) => (
  <Surface
    surface={page.surface}
    sx={{ ...(page.surface === "paper" ? { borderBottom: "1px solid", borderColor: "border" } : {}) }}
  >
    <div
      sx={{
        variant: "layout.container",
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        alignItems: "start",
        columnGap: "48px",
        rowGap: ["28px", "40px"],
        pt: ["20px", "36px", "48px"],
        pb: ["24px", "40px", "48px"],
        [from.header]: { gridTemplateColumns: "minmax(0, 1fr) 592px" },
      }}
    >
      {/* Stays in sight beside a long sheet. */}
      <div sx={{ [from.header]: { position: "sticky", top: "120px" } }}>
        <Words {...page} />
      </div>
      <div sx={{ minWidth: 0, mx: ["-6px", 0], "& [data-sheet]": { pb: [null, "140px"] } }}>
        {page.sheet}
        <Picture
          image={page.image}
          sizes="(min-width: 640px) 336px, 68vw"
          priority
          sx={{
            position: "relative",
            width: ["72%", "336px"],
            maxWidth: "none",
            ml: "auto",
            mr: ["auto", 0, "-24px"],
            mt: ["8px", "-190px"],
          }}
        />
      </div>
    </div>
  </Surface>
);

const PictureHero = (page: PageHeroProps) => (
  <Surface
    surface={page.surface}
    sx={{
      overflow: "hidden",
      // On the background of the page itself, a line shows where the opening ends.
      ...(page.surface === "paper" ? { borderBottom: "1px solid", borderColor: "border" } : {}),
    }}
  >
    <Split
      columns={starts.middle}
      sx={{ variant: "layout.container", alignItems: "center", columnGap: 4, pt: ["28px", "40px", "56px"] }}
    >
      {/* Begins at the same height on every page, however little it says beside its picture. */}
      <div sx={{ alignSelf: "start", pb: [0, null, "56px"] }}>
        <Words {...page} />
      </div>
      <Picture
        image={page.image}
        sizes="(min-width: 1200px) 610px, (min-width: 900px) 52vw, (min-width: 640px) 84vw, 78vw"
        priority
        sx={{
          width: ["86%", "88%", "112%"],
          maxWidth: "none",
          mx: ["auto", "auto", "-4%"],
          mt: ["12px", null, "-30px"],
          // A page without buttons has the lower air of its own.
          mb: ["16px", "24px", page.contactUs ? "-12px" : "12px"],
        }}
      />
    </Split>
  </Surface>
);

/** On the background of the page, without a line below: what follows belongs to it. */
const NoteHero = ({ breadcrumbs, superHeading, title, description, note, ...page }: PageHeroProps) => (
  <Surface surface="paper">
    <div
      sx={{
        variant: "layout.container",
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1fr) minmax(0, 1fr)"],
        alignItems: "end",
        columnGap: 4,
        rowGap: [2, null, 0],
        pt: ["20px", "36px", "48px"],
        pb: ["28px", "36px"],
      }}
    >
      <div>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <Eyebrow>{superHeading}</Eyebrow>
        <h1 sx={{ variant: "text.h1Detail", mt: "18px" }}>{title}</h1>
      </div>
      <div sx={{ gridArea: [null, null, "1 / 2 / span 2"] }}>
        <p sx={{ variant: "text.lead" }}>{description}</p>
        <p
          sx={{
            mt: 3,
            pt: 2,
            borderTop: "1.5px solid",
            borderColor: "text",
            fontSize: "label",
            color: "muted",
            textWrap: "pretty",
          }}
        >
          {note}
        </p>
      </div>
      <Actions {...page} />
    </div>
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
