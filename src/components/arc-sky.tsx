/** The sun's path, a parabola flat enough to pass above the eyebrow at the band's left edge at every width. */
export const arcPath = "M-550 190Q850-134 2250 190";

/** The sun's path across the top of a dark band. The sun follows it as the page scrolls (`src/app/late-styles.ts`). */
export const ArcSky = () => (
  <svg
    viewBox="0 0 1700 420"
    aria-hidden="true"
    data-arc=""
    sx={{
      position: "absolute",
      left: "50%",
      top: 0,
      width: ["900px", "1700px"],
      maxWidth: "none",
      overflow: "visible",
      transform: "translateX(-50%)",
      pointerEvents: "none",
    }}
  >
    <path d={arcPath} fill="none" strokeWidth="2" opacity="0.5" sx={{ stroke: "accent" }} />
    <circle cx="1053" cy="31" r="24" sx={{ fill: "accent" }} />
  </svg>
);
