import { Picture } from "../../components/picture";
import { Surface } from "../../components/surface";
import { from } from "../../theme/breakpoints";
import { HeroWords, type PageHeroProps } from "./hero-words";

/** The page's picture stands on the lower corner of its sheet, over a part that is left empty for it. */
export const SheetHero = (page: PageHeroProps) => (
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
        <HeroWords {...page} />
      </div>
      <div sx={{ minWidth: 0, "& [data-sheet]": { pb: [null, "96px"] } }}>
        {page.sheet}
        <Picture
          image={page.image}
          sizes="(min-width: 640px) 240px, 68vw"
          priority
          sx={{
            position: "relative",
            width: ["72%", "240px"],
            maxWidth: "none",
            ml: "auto",
            mr: ["auto", 0, "-24px"],
            mt: ["8px", "-130px"],
          }}
        />
      </div>
    </div>
  </Surface>
);
