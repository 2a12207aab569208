import { useId } from "react";
import { type Arc, barPath, dayArc, labelSpan, linePath, pointAt } from "./arc";
import { clockText } from "./clock";

export interface DayBar {
  readonly from: number;
  readonly to: number;
  readonly look: "strong" | "pale" | "dotted";
  /** Words along it, where they have room beside the sun's ray. */
  readonly label?: string | undefined;
}

interface DayArcProps {
  label: string;
  /** Size in units, which are pixels where there is room for all of it. */
  width: number;
  rise: number;
  rings: readonly (readonly DayBar[])[];
  thickness?: number;
  now?: number | undefined;
  hours: readonly number[];
}

/** The room before the first ring, and between two. */
const [inset, gap] = [24, 6];

interface BarProps extends Pick<DayArcProps, "now"> {
  arc: Arc;
  bar: DayBar;
  edge: number;
  thickness: number;
}

function Bar({ arc, bar, edge, thickness, now }: BarProps) {
  const { from, to, look, label } = bar;
  const id = useId();
  if (look === "dotted") {
    return (
      <path
        d={linePath(arc, from, to, edge + thickness / 2)}
        sx={{ fill: "none", stroke: "text", strokeWidth: 2, strokeDasharray: "0.1 6", strokeLinecap: "round" }}
      />
    );
  }
  const baseline = edge + thickness / 2 + 4.5;
  const span = label && labelSpan(arc, { from, to }, baseline, label, now);
  return (
    <>
      <path
        d={barPath(arc, from, to, edge, thickness)}
        sx={{ fill: look === "strong" ? "primary" : "drawingAsleep" }}
      />
      {span && (
        <>
          <path id={id} d={linePath(arc, ...span, baseline)} fill="none" />
          <text
            sx={{
              display: ["none", "block"],
              fontWeight: "bold",
              fontSize: "13px",
              fill: look === "strong" ? "onPrimary" : "text",
            }}
          >
            <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
              {label}
            </textPath>
          </text>
        </>
      )}
    </>
  );
}

export function DayArc({ label, width, rise, rings, thickness = 26, now, hours }: DayArcProps) {
  const arc = dayArc(width, rise);
  const edgeOf = (ring: number) => inset + ring * (thickness + gap);
  const depth = edgeOf(rings.length);
  const bottom = Math.max(pointAt(arc, 0, depth).y, rise + 24);
  const sun = now === undefined ? undefined : pointAt(arc, now);
  const ray = now === undefined ? undefined : pointAt(arc, now, depth);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-44 -34 ${width + 88} ${Math.round(bottom) + 44}`}
      sx={{ width: "100%", maxWidth: `${width + 88}px`, height: "auto", overflow: "visible" }}
    >
      {rings.map((bars, ring) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rings have no name, and keep their order
        <g key={ring}>
          <path d={barPath(arc, 0, 24, edgeOf(ring), thickness)} sx={{ fill: "drawingRing" }} />
          {bars.map((bar) => (
            <Bar
              key={`${bar.look}${bar.from}`}
              arc={arc}
              bar={bar}
              edge={edgeOf(ring)}
              thickness={thickness}
              now={now}
            />
          ))}
        </g>
      ))}
      <path d={linePath(arc, 0, 24)} sx={{ fill: "none", stroke: "accent", strokeWidth: 2 }} />
      {hours.map((hour) => {
        const { x, y } = pointAt(arc, hour);
        return (
          <g key={hour}>
            <circle cx={x} cy={y} r="4" sx={{ fill: "accent" }} />
            <text
              x={x + ({ 0: -14, 6: -8, 18: 8, 24: 14 }[hour] ?? 0)}
              y={hour % 24 === 0 ? y + 24 : y - 14}
              textAnchor={hour === 6 ? "end" : hour === 18 ? "start" : "middle"}
              sx={{ fill: "muted", fontSize: ["18px", "14px"] }}
            >
              {clockText(hour)}
            </text>
          </g>
        );
      })}
      {sun && ray && (
        <>
          <path
            d={`M${sun.x} ${sun.y}L${ray.x} ${ray.y}`}
            sx={{ stroke: "text", strokeWidth: 2, strokeDasharray: "0.1 5", strokeLinecap: "round" }}
          />
          <circle cx={sun.x} cy={sun.y} r="13" strokeWidth="3" sx={{ fill: "accent", stroke: "background" }} />
        </>
      )}
    </svg>
  );
}
