import { Picture } from "../../components/picture";
import { Split, starts } from "../../components/split";
import { Surface } from "../../components/surface";
import { HeroWords, type PageHeroProps } from "./hero-words";

/** The page's picture stands beside the words, and larger than its column. */
export const PictureHero = (page: PageHeroProps) => (
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
        <HeroWords {...page} />
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
