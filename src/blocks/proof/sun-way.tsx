/** Place of a tab's stop on the way, of its width and in pixels from its top. */
const stopOf = (place: number, count: number) => {
  const across = (place + 0.5) / count;
  return { left: `${across * 100}%`, top: `${40 - 64 * 2 * across * (1 - across)}px` };
};

/** The way of the sun over tabs, with a dot above each and the sun above the one that is chosen. */
export const SunWay = ({ chosen, count }: { chosen: number; count: number }) => (
  <div
    aria-hidden="true"
    sx={{
      display: ["none", "block"],
      position: "relative",
      height: "56px",
      mx: "8px",
      "& i": { position: "absolute", width: "8px", height: "8px", m: "-4px", borderRadius: "50%", bg: "accent" },
    }}
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      sx={{ position: "absolute", inset: 0, width: "100%", height: "40px", overflow: "visible" }}
    >
      <path
        d="M0 40Q50 -24 100 40"
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
        sx={{ stroke: "accent" }}
      />
    </svg>
    {Array.from({ length: count }, (_, place) => (
      <i key={place} style={stopOf(place, count)} />
    ))}
    <span
      style={stopOf(chosen, count)}
      sx={{
        position: "absolute",
        width: "26px",
        height: "26px",
        m: "-13px 0 0 -13px",
        borderRadius: "50%",
        bg: "accent",
        border: "3px solid",
        borderColor: "alternate",
        transition: "left 180ms ease, top 180ms ease",
      }}
    />
  </div>
);
