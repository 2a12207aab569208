import { useId } from "react";
import { ButtonLink } from "../components/button-link";
import { Picture } from "../components/picture";
import type { PageSectionData } from "./page-section-data";

/** The closing panel: one more sentence, Get Quote and Contact Us. */
export function Promotion({ section }: { section: PageSectionData }) {
  const headingId = useId();
  const { title, description, image, demo, contactUs } = section;
  return (
    <section
      aria-labelledby={headingId}
      data-on-band=""
      sx={{ pb: ["64px", "clamp(64px, 8vw, 112px)"], pt: "clamp(32px, 4vw, 56px)" }}
    >
      <div sx={{ variant: "layout.container" }}>
        <div
          sx={{
            position: "relative",
            display: "grid",
            gridTemplateColumns: [
              "minmax(0, 1fr)",
              "minmax(0, 1fr)",
              image ? "minmax(0, 1.05fr) minmax(0, 1fr)" : "minmax(0, 1fr)",
            ],
            alignItems: "center",
            overflow: "hidden",
            bg: "band",
            color: "onPrimary",
            borderRadius: ["large", "panel"],
          }}
        >
          <div
            sx={{
              py: ["40px", "56px", "72px"],
              pl: ["28px", "48px", "64px"],
              pr: ["28px", "48px", 0],
              pb: [image ? "8px" : "40px", image ? "8px" : "56px", "72px"],
            }}
          >
            <h2 id={headingId} sx={{ variant: "text.h2" }}>
              {title}
            </h2>
            {description && <p sx={{ color: "onBandMuted", mt: 2, maxWidth: "28em" }}>{description}</p>}
            <div sx={{ display: "flex", flexWrap: "wrap", gap: "14px", mt: "30px" }}>
              {demo && (
                <ButtonLink to={demo.url} look="accent">
                  {demo.text}
                </ButtonLink>
              )}
              {contactUs && (
                <ButtonLink to={contactUs.url} look="onBand">
                  {contactUs.text}
                </ButtonLink>
              )}
            </div>
          </div>
          {image && (
            <Picture
              image={image}
              sizes="(min-width: 1200px) 640px, (min-width: 900px) 55vw, 100vw"
              sx={{
                width: ["112%", "90%", "118%"],
                maxWidth: "none",
                mx: ["-6%", "auto", 0],
                mt: ["0", "0", "-10px"],
                mb: ["-8%", "-8%", "-60px"],
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}
