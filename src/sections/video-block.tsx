import { graphql } from "gatsby";
import { useId } from "react";
import { ArcSky } from "../components/arc-sky";
import { Picture } from "../components/picture";
import { PlayButton } from "../components/play-button";
import { SectionHeading } from "../components/section-heading";
import { useWords } from "../components/words";
import { useVideo } from "../video/video-provider";

/** The film's still with its play button on a dark band, and beside it what the film shows. */
export function VideoBlock({ video }: { video: Queries.VideoBlockFieldsFragment }) {
  const { openVideo } = useVideo();
  const words = useWords().video;
  const headingId = useId();
  const { heading, image, videoUrl, videoLabel, transcript } = video;
  return (
    <section
      aria-labelledby={headingId}
      data-on-band=""
      sx={{ variant: "layout.section", bg: "band", color: "onBand", overflow: "hidden" }}
    >
      <ArcSky />
      <div
        sx={{
          variant: "layout.container",
          position: "relative",
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr)", "minmax(0, 1fr) minmax(0, 1.2fr)"],
          gap: ["12px", "12px", "60px"],
          alignItems: "center",
        }}
      >
        <div>
          <SectionHeading id={headingId} {...heading} onBand />
          <details sx={{ mb: ["36px", "36px", 0] }}>
            <summary
              sx={{
                display: "inline-flex",
                alignItems: "center",
                minHeight: "target",
                fontWeight: "bold",
                color: "accent",
                cursor: "pointer",
              }}
            >
              {words.transcript}
            </summary>
            <p sx={{ mt: 1, color: "onBandMuted", maxWidth: "measure" }}>{transcript}</p>
          </details>
        </div>
        <div sx={{ position: "relative", bg: "accentSurface", borderRadius: "large", overflow: "hidden" }}>
          <Picture image={image} sizes="(min-width: 900px) 620px, 100vw" sx={{ width: "100%" }} />
          <PlayButton
            label={videoLabel}
            onClick={() => openVideo(videoUrl)}
            sx={{ position: "absolute", left: "calc(50% - 42px)", top: "calc(50% - 42px)" }}
          />
        </div>
      </div>
    </section>
  );
}

export const videoBlockFragment = graphql`
  fragment VideoBlockFields on AboutVideo {
    heading {
      ...HeadingFields
    }
    image {
      ...Picture
    }
    videoUrl
    videoLabel
    transcript
  }
`;
