/** Where on the arc the dots stand; the fourth is the sun. */
const dots: [x: number, y: number, radius: number][] = [
  [280, 130, 6],
  [560, 45, 6],
  [850, 20, 6],
  [1140, 45, 26],
  [1420, 130, 6],
];

/** The sun's path across the top of a dark band. Decoration only. */
export const ArcSky = () => (
  <svg
    viewBox="0 0 1700 420"
    aria-hidden="true"
    sx={{
      position: "absolute",
      left: "50%",
      top: "-10px",
      width: "1700px",
      maxWidth: "none",
      transform: "translateX(-50%)",
      opacity: 0.5,
      pointerEvents: "none",
    }}
  >
    <path d="M20 420A830 400 0 0 1 1680 420" fill="none" strokeWidth="2" sx={{ stroke: "accent" }} />
    {dots.map(([x, y, radius]) => (
      <circle key={x} cx={x} cy={y} r={radius} sx={{ fill: "accent" }} />
    ))}
  </svg>
);
