import type { ColorRole } from "../../theme/colors";
import { headOf, lineThrough } from "./measured-geometry";

interface MeasuredLineProps {
  points: readonly { readonly title: string; readonly value: number }[];
  /** The last point before the work. */
  change: number;
  /** Its colours before and since the work. */
  colors?: readonly [ColorRole, ColorRole];
  className?: string;
}

/** The line of what is measured: pale before the work, in the sun's colour from there on. */
export function MeasuredLine({ points, change, colors = ["onBandIcon", "accent"], className }: MeasuredLineProps) {
  const head = headOf(points.map(({ value }) => value));
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
      sx={{ overflow: "visible", fill: "none", "& path": { vectorEffect: "non-scaling-stroke" } }}
    >
      <path d={lineThrough(points, 0, change, head)} strokeWidth="2.5" sx={{ stroke: colors[0] }} />
      <path
        d={lineThrough(points, change, points.length - 1, head)}
        strokeWidth="3"
        strokeLinejoin="round"
        sx={{ stroke: colors[1] }}
      />
    </svg>
  );
}
