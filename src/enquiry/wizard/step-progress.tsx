interface StepProgressProps {
  /** Step at which the sun stands, from 1. */
  step: number;
  total: number;
}

/** Part of a circle around 210, 440, from 27.5° before its top at 210, 16 to 27.5° behind it. */
const arc = "M14.2 63.9A424 424 0 0 1 405.8 63.9";

/** The sun on its way over the working day: a part of the arc for each step. The words beside it say the same. */
export const StepProgress = ({ step, total }: StepProgressProps) => {
  const turn = (55 * step) / total - 27.5;
  return (
    <svg
      viewBox="0 0 420 78"
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      sx={{
        flex: "1 1 auto",
        minWidth: 0,
        maxWidth: "400px",
        height: ["40px", "72px"],
        overflow: "visible",
        "& path": { fill: "none", strokeWidth: "7px", strokeLinecap: "round" },
      }}
    >
      <path d={arc} sx={{ stroke: "border" }} />
      <path
        d={arc}
        pathLength={1}
        style={{ strokeDashoffset: 1 - step / total }}
        sx={{ stroke: "primary", strokeDasharray: "1", transition: "stroke-dashoffset 600ms ease" }}
      />
      <g
        style={{ transform: `rotate(${turn}deg)`, transformOrigin: "210px 440px" }}
        sx={{ transition: "transform 600ms ease" }}
      >
        <circle cx="210" cy="16" r="14" strokeWidth="5" sx={{ fill: "accent", stroke: "background" }} />
      </g>
    </svg>
  );
};
