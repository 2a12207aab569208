import { graphql } from "gatsby";
import { useId } from "react";
import { Disclosure, linkSummary } from "../../components/disclosure";
import { useMessages } from "../../components/messages";
import { Picture } from "../../components/picture";
import { PlayButton } from "../../components/play-button";
import { Section } from "../../components/section";
import { SectionHeading } from "../../components/section-heading";
import { Split, starts } from "../../components/split";
import { Surface } from "../../components/surface";
import { useVideo } from "../../video/video-provider";

/** The film's still with its play button on a dark band, and beside it what the film shows. */
export function Video({ section }: { section: Queries.VideoBlockFragment }) {
  const { openVideo } = useVideo();
  const words = useMessages().video;
  const headingId = useId();
  const { still, videoUrl, videoLabel, transcript } = section;
  return (
    // No arc: the still on it has a sun of its own.
    <Section surface="band" labelledBy={headingId}>
      <Split columns={starts.early} sx={{ gap: ["12px", null, "20px"], alignItems: "center" }}>
        <div>
          <SectionHeading id={headingId} {...section} onBand />
          <Disclosure summary={words.transcript} summaryStyle={linkSummary} sx={{ mb: ["36px", null, 0] }}>
            <p sx={{ mt: 1, color: "onBandMuted", maxWidth: "measure" }}>{transcript}</p>
          </Disclosure>
        </div>
        <Surface
          surface="sun"
          data-on-paper=""
          sx={{ position: "relative", color: "text", borderRadius: "large", overflow: "hidden" }}
        >
          <Picture image={still} sizes="(min-width: 900px) 620px, 100vw" sx={{ width: "100%" }} />
          <PlayButton
            label={videoLabel}
            film={videoUrl}
            onPlay={openVideo}
            sx={{ position: "absolute", left: "calc(50% - 42px)", top: "calc(50% - 42px)" }}
          />
        </Surface>
      </Split>
    </Section>
  );
}

export const videoBlock = graphql`
  fragment VideoBlock on VideoBlock {
    ...SectionHeading
    still: image {
      ...Picture
    }
    videoUrl
    videoLabel
    transcript
  }
`;
