import { Eyebrow } from "../../components/eyebrow";
import { Picture } from "../../components/picture";
import { Split } from "../../components/split";
import { Surface } from "../../components/surface";
import { Breadcrumbs } from "../../shell/breadcrumbs";
import { from } from "../../theme/breakpoints";
import type { Style } from "../../theme/variants";
import { PlayButton } from "../../video/video";
import { HeroActions, HeroWords, type PageHeroProps } from "./hero-words";

/** On the background of the page itself, a line shows where the opening ends. */
const endOf = ({ tint }: PageHeroProps): Style => (tint === "paper" ? { borderBottom: "rule" } : {});

/** Below the picture; where that has a column, most of it hangs over the picture's lower edge. */
const labelStyle = {
  position: [null, null, "absolute"],
  right: "5%",
  top: "calc(100% - 20px)",
  mt: ["12px", null, 0],
  px: ["16px", "22px"],
  py: ["10px", "16px"],
  borderRadius: "medium",
  bg: "accent",
  color: "onAccent",
  fontSize: ["small", "label"],
  lineHeight: "snug",
} satisfies Style;

const PictureHero = (page: PageHeroProps) => (
  <Surface surface={page.tint} sx={{ overflow: "hidden", ...endOf(page) }}>
    <Split sx={{ variant: "layout.container", alignItems: "center", columnGap: 4, pt: ["28px", "40px", "56px"] }}>
      <div sx={{ alignSelf: "start", pb: [null, null, "56px"] }}>
        <HeroWords {...page} />
      </div>
      <div
        sx={{
          position: "relative",
          width: page.label ? ["100%", null, "104%"] : ["86%", "88%", "104%"],
          mx: ["auto", null, "-4%"],
          mt: page.label ? ["20px", null, 0] : ["12px", null, "-30px"],
          // A page without buttons has the lower air of its own.
          mb: page.label ? ["16px", "60px", "126px"] : ["16px", "24px", page.contactUs ? "-12px" : "12px"],
        }}
      >
        <Picture
          image={page.image}
          sizes="(min-width: 1200px) 610px, (min-width: 900px) 52vw, (min-width: 640px) 84vw, 78vw"
          priority
          sx={{ width: "100%" }}
        />
        {page.film && (
          <PlayButton label={page.film.videoLabel} film={page.film.videoUrl} isNamed sx={{ bottom: "9%" }} />
        )}
        {page.label && (
          <p sx={labelStyle}>
            <b sx={{ display: "block", variant: "text.large" }}>{page.label.title}</b>
            {page.label.description}
          </p>
        )}
      </div>
    </Split>
  </Surface>
);

/** The way here at the top; what the sheet is higher than the words stands more below them than above. */
const wordsBesideSheet = {
  display: "flex",
  flexDirection: "column",
  pb: "48px",
  "& > nav": { flex: "2 0 auto" },
  "&::after": { content: '""', flex: 3 },
} satisfies Style;

/** The page's picture stands on the lower corner of its sheet, over a part that is left empty, and on what follows. */
const SheetHero = (page: PageHeroProps) => (
  <Surface surface={page.tint} sx={endOf(page)}>
    <div
      sx={{
        variant: "layout.container",
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        columnGap: "48px",
        rowGap: ["28px", "40px"],
        pt: ["20px", "36px", "48px"],
        pb: ["24px", 0],
        [from.header]: { gridTemplateColumns: "minmax(0, 1fr) 592px" },
      }}
    >
      <div sx={{ [from.header]: wordsBesideSheet }}>
        <HeroWords {...page} />
      </div>
      <div sx={{ minWidth: 0 }}>
        {page.sheet}
        <Picture
          image={page.image}
          sizes="(min-width: 640px) 336px, 68vw"
          priority
          sx={{
            position: "relative",
            zIndex: "raised",
            width: ["72%", "336px"],
            maxWidth: "none",
            m: ["8px auto 0", "-112px -24px -40px auto"],
          }}
        />
      </div>
    </div>
  </Surface>
);

const NoteHero = ({ path, name, superHeading, title, description, note, ...page }: PageHeroProps) => (
  <Surface surface="paper">
    <Split
      sx={{
        variant: "layout.container",
        alignItems: "end",
        columnGap: 4,
        rowGap: [2, null, 0],
        pt: ["20px", "36px", "48px"],
        pb: ["28px", "36px"],
      }}
    >
      <div>
        <Breadcrumbs path={path} name={name} />
        <Eyebrow>{superHeading}</Eyebrow>
        <h1 sx={{ variant: "text.h1Detail", mt: "18px" }}>{title}</h1>
      </div>
      <div sx={{ gridArea: [null, null, "1 / 2 / span 2"] }}>
        <p sx={{ variant: "text.lead" }}>{description}</p>
        <p sx={{ mt: 3, pt: 2, borderTop: "1.5px solid", borderColor: "text", fontSize: "label", color: "muted" }}>
          {note}
        </p>
      </div>
      <HeroActions {...page} />
    </Split>
  </Surface>
);

export function PageHero(page: PageHeroProps) {
  if (page.note) return <NoteHero {...page} />;
  return page.sheet ? <SheetHero {...page} /> : <PictureHero {...page} />;
}
