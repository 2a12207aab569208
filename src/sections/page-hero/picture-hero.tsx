import { Picture } from "../../components/picture";
import { PlayButton } from "../../components/play-button";
import { Split, starts } from "../../components/split";
import { Surface } from "../../components/surface";
import type { Style } from "../../theme/variants";
import { useOpenVideo } from "../../video/video-provider";
import { HeroWords, type PageHeroProps } from "./hero-words";

const labelStyle = {
  position: "absolute",
  left: 0,
  bottom: "8%",
  px: ["16px", "22px"],
  py: ["10px", "16px"],
  borderRadius: "medium",
  bg: "accent",
  color: "onAccent",
  fontSize: ["small", "label"],
  lineHeight: "snug",
} satisfies Style;

/** The page's picture stands beside the words, and larger than its column. */
export const PictureHero = (page: PageHeroProps) => {
  const openVideo = useOpenVideo();
  return (
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
        <div
          sx={{
            position: "relative",
            width: ["86%", "88%", "112%"],
            mx: ["auto", "auto", "-4%"],
            mt: ["12px", null, "-30px"],
            // A page without buttons has the lower air of its own.
            mb: ["16px", "24px", page.contactUs ? "-12px" : "12px"],
          }}
        >
          <Picture
            image={page.image}
            sizes="(min-width: 1200px) 610px, (min-width: 900px) 52vw, (min-width: 640px) 84vw, 78vw"
            priority
            sx={{ width: "100%" }}
          />
          {page.film && (
            <PlayButton
              label={page.film.videoLabel}
              film={page.film.videoUrl}
              onPlay={openVideo}
              isNamed
              sx={{ position: "absolute", left: "4%", bottom: "9%" }}
            />
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
};
