import { ActionRow, ButtonLink, MoreLink, useLinkAction } from "../components/link";
import { useMessages } from "../components/messages";
import { Section, SectionTitle } from "../components/section";
import { Split } from "../components/split";
import { SunlitPicture } from "../components/sunlit-picture";
import { Surface } from "../components/surface";
import type { BlockOf } from "../content/entry";

/** The closing panel: one more sentence, and what to do now. Paper ends with the company's address instead. */
export function Promotion({ section }: { section: BlockOf<"promotion"> }) {
  const { charge } = useMessages();
  const { title, description, image, demo, contactUs, subject } = section;
  const action = useLinkAction(demo.url);
  return (
    // On the ground of the section before it, its panel needs no more room than that one leaves.
    <Section data-no-print="" sx={{ "[data-surface=paper] + &": { pt: 0 } }}>
      <Surface
        surface="band"
        sx={{
          position: "relative",
          color: "onBandStrong",
          border: "1px solid transparent",
          borderRadius: ["large", "panel"],
        }}
      >
        <Split columns={image ? [1, 1] : [1]} sx={{ alignItems: "center" }}>
          <div
            sx={{
              p: image
                ? ["28px 27px 0", "44px 48px 8px", "40px 0 40px 56px"]
                : ["28px 27px 32px", "44px 48px", "40px 0 40px 56px"],
            }}
          >
            <SectionTitle sx={{ variant: "text.h2" }}>{title}</SectionTitle>
            {description && (
              <p sx={{ color: "onBandMuted", mt: 2, maxWidth: "28em", textWrap: "balance" }}>{description}</p>
            )}
            <ActionRow sx={{ mt: ["24px", "30px"] }}>
              <ButtonLink to={demo.url} variant="accent" offer={subject} about={subject}>
                {demo.text}
              </ButtonLink>
              <ButtonLink to={contactUs.url} variant="onBand" about={subject} icon="leaving">
                {contactUs.text}
              </ButtonLink>
            </ActionRow>
            {(action || subject) && (
              <p sx={{ mt: 1 }}>
                <MoreLink to={charge.url} variant="moreOnBand">
                  {charge.text}
                </MoreLink>
              </p>
            )}
          </div>
          {image && (
            <SunlitPicture
              image={image}
              sizes="(min-width: 1200px) 640px, (min-width: 900px) 55vw, (min-width: 640px) 85vw, 72vw"
              sx={{
                width: ["80%", "80%", "84%"],
                m: ["0 auto 8px", "24px auto 8px", "16px auto"],
              }}
            />
          )}
        </Split>
      </Surface>
    </Section>
  );
}
