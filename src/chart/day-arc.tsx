import { useId } from "react";
import type { Style } from "../theme/variants";
import { clockText } from "./clock";

/** The way of the sun over 24 hours: a piece of a circle on which hours run evenly from left to right, noon on top. */
interface Arc {
  readonly width: number;
  readonly rise: number;
  readonly radius: number;
}

const dayArc = (width: number, rise: number): Arc => ({
  width,
  rise,
  radius: ((width / 2) ** 2 + rise ** 2) / (2 * rise),
});

const rounded = (value: number) => Math.round(value * 10) / 10;

const angleOf = ({ width, radius }: Arc, hour: number) => Math.asin(((hour / 24 - 0.5) * width) / radius);

function pointAt(arc: Arc, hour: number, inset = 0): { x: number; y: number } {
  const angle = angleOf(arc, hour);
  const radius = arc.radius - inset;
  return {
    x: rounded(arc.width / 2 + radius * Math.sin(angle)),
    y: rounded(arc.radius - radius * Math.cos(angle)),
  };
}

function linePath(arc: Arc, from: number, to: number, inset = 0): string {
  const [start, end] = [pointAt(arc, from, inset), pointAt(arc, to, inset)];
  const radius = rounded(arc.radius - inset);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
}

/** Widest letters of a label in a bar, and the room on either side of it, in pixels. */
const [letter, labelGap] = [7, 8];

/** The part of a bar's line where its label has room clear of the sun's ray at `now`; undefined where it has none. */
function labelSpan(arc: Arc, { from, to, label }: DayBar, inset: number, now = from) {
  const lengthOf = ([start, end]: readonly [number, number]) =>
    (arc.radius - inset) * (angleOf(arc, end) - angleOf(arc, start));
  const ray = Math.min(Math.max(now, from), to);
  const sides = [[from, ray] as const, [ray, to] as const].sort((one, other) => lengthOf(other) - lengthOf(one));
  return label && sides.find((side) => lengthOf(side) >= label.length * letter + 2 * labelGap);
}

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
  now?: number | undefined;
  hours: readonly number[];
}

const [inset, thickness, gap] = [24, 26, 6];

interface BarProps extends Pick<DayArcProps, "now"> {
  arc: Arc;
  bar: DayBar;
  edge: number;
}

const looks = {
  strong: { stroke: "primary" },
  pale: { stroke: "drawingAsleep" },
  dotted: { stroke: "text", strokeDasharray: "0.1 6", strokeLinecap: "round" },
} satisfies Record<DayBar["look"], Style>;

function Bar({ arc, bar, edge, now }: BarProps) {
  const { from, to, look, label } = bar;
  const id = useId();
  const middle = edge + thickness / 2;
  const baseline = middle + 4.5;
  const span = labelSpan(arc, bar, baseline, now);
  return (
    <>
      <path d={linePath(arc, from, to, middle)} strokeWidth={look === "dotted" ? 2 : thickness} sx={looks[look]} />
      {span && (
        <>
          <path id={id} d={linePath(arc, ...span, baseline)} />
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

export function DayArc({ label, width, rise, rings, now, hours }: DayArcProps) {
  const arc = dayArc(width, rise);
  const edgeOf = (ring: number) => inset + ring * (thickness + gap);
  const depth = edgeOf(rings.length);
  const bottom = Math.max(pointAt(arc, 0, depth).y, rise + 24);
  const [sun, ray] = now === undefined ? [] : [pointAt(arc, now), pointAt(arc, now, depth)];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-44 -34 ${width + 88} ${Math.round(bottom) + 44}`}
      fill="none"
      sx={{ width: "100%", maxWidth: `${width + 88}px`, height: "auto", overflow: "visible" }}
    >
      {rings.map((bars, ring) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rings have no name, and keep their order
        <g key={ring}>
          <path
            d={linePath(arc, 0, 24, edgeOf(ring) + thickness / 2)}
            strokeWidth={thickness}
            sx={{ stroke: "drawingRing" }}
          />
          {bars.map((bar) => (
            <Bar key={`${bar.look}${bar.from}`} arc={arc} bar={bar} edge={edgeOf(ring)} now={now} />
          ))}
        </g>
      ))}
      <path d={linePath(arc, 0, 24)} strokeWidth="2" sx={{ stroke: "accent" }} />
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
            sx={{ stroke: "text", strokeWidth: 1.5, strokeLinecap: "round" }}
          />
          <circle cx={sun.x} cy={sun.y} r="13" strokeWidth="3" sx={{ fill: "accent", stroke: "background" }} />
        </>
      )}
    </svg>
  );
}
