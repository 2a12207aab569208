import { graphql } from "gatsby";
import { ActionRow } from "../components/action-row";
import { ButtonLink } from "../components/button-link";
import { Eyebrow } from "../components/eyebrow";
import { Picture } from "../components/picture";
import { PlayButton } from "../components/play-button";
import { Split, starts } from "../components/split";
import { useVideo } from "../video/video-provider";

/** The first screen: headline and buttons left, the picture with the film's play button right, a glow behind. */
export function HomeHero({ hero }: { hero: Queries.HomeHeroFragment }) {
  const { openVideo } = useVideo();
  return (
    <div
      sx={{
        overflow: "hidden",
        backgroundImage: (theme) =>
          `radial-gradient(720px 520px at min(78%, 50% + 336px) 34%, ${theme.colors.glow} 0, ${theme.colors.accentSurface} 30%, transparent 72%)`,
      }}
    >
      <Split
        columns={starts.middle}
        sx={{
          variant: "layout.container",
          alignItems: "center",
          gap: 1,
          pt: ["32px", "44px"],
          pb: ["12px", "36px"],
        }}
      >
        <div>
          <Eyebrow>{hero.superHeading}</Eyebrow>
          <h1 sx={{ variant: "text.h1", my: "22px" }}>{hero.title}</h1>
          <p sx={{ variant: "text.lead" }}>{hero.description}</p>
          <ActionRow sx={{ mt: "34px" }}>
            <ButtonLink to={hero.startProject.url}>{hero.startProject.text}</ButtonLink>
            <ButtonLink to={hero.hireDeveloper.url} variant="secondary">
              {hero.hireDeveloper.text}
            </ButtonLink>
          </ActionRow>
        </div>
        <div sx={{ position: "relative", mr: ["-20px", 0, "-90px"], ml: ["-20px", 0, "-10px"] }}>
          <Picture
            image={hero.image}
            sizes="(min-width: 1200px) 700px, (min-width: 900px) 58vw, 100vw"
            priority
            sx={{ width: "100%" }}
          />
          <PlayButton
            label={hero.videoLabel}
            film={hero.videoUrl}
            onPlay={openVideo}
            sx={{ position: "absolute", left: ["8%", "10%"], bottom: ["4%", "8%"] }}
          />
        </div>
      </Split>
    </div>
  );
}

export const homeHeroFragment = graphql`
  fragment HomeHero on VideoHero {
    superHeading
    title
    description
    image {
      ...HeroPicture
    }
    videoUrl
    videoLabel
    startProject {
      url
      text
    }
    hireDeveloper {
      url
      text
    }
  }
`;
