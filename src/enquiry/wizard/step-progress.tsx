interface StepProgressProps {
  /** Step at which the sun stands, from 1. */
  step: number;
  total: number;
}

/** The arc is part of a circle; from its centre, the sun rises at -angle and sets at +angle (in degrees). */
const radius = 424;
const angle = 27.5;
const centre = { x: 210, y: 440 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const pointAt = (degrees: number) => ({
  x: centre.x + radius * Math.sin(radians(degrees)),
  y: centre.y - radius * Math.cos(radians(degrees)),
});
const round = (value: number) => Math.round(value * 10) / 10;

const [start, end] = [pointAt(-angle), pointAt(angle)];
const path = `M${round(start.x)} ${round(start.y)}A${radius} ${radius} 0 0 1 ${round(end.x)} ${round(end.y)}`;

/** The sun on its way over the working day: a quarter of the arc for each step. The words beside it say the same. */
export const StepProgress = ({ step, total }: StepProgressProps) => {
  const turn = (reached: number) => -angle + (2 * angle * reached) / total;
  const passed = Array.from({ length: step - 1 }, (_, index) => pointAt(turn(index + 1)));
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
      <path d={path} sx={{ stroke: "border" }} />
      <path
        d={path}
        pathLength={1}
        style={{ strokeDashoffset: 1 - step / total }}
        sx={{ stroke: "primary", strokeDasharray: "1", transition: "stroke-dashoffset 600ms ease" }}
      />
      {passed.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="8" sx={{ fill: "primary" }} />
      ))}
      <g
        style={{ transform: `rotate(${turn(step)}deg)`, transformOrigin: `${centre.x}px ${centre.y}px` }}
        sx={{ transition: "transform 600ms ease" }}
      >
        <circle
          cx={centre.x}
          cy={centre.y - radius}
          r="14"
          strokeWidth="5"
          sx={{ fill: "accent", stroke: "background" }}
        />
      </g>
    </svg>
  );
};
