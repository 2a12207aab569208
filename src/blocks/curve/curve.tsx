import { useId } from "react";
import { type Range, scaleOf } from "../../components/scale";
import type { BlockOf } from "../../content/entry";
import { onSmallestScreens } from "../../theme/breakpoints";
import type { Style } from "../../theme/variants";
import { SheetFrame } from "../sheet-frame";
import { bandPath, drawing, nearestTo, rangeOf, smoothPath, topOf, valueAt } from "./curve-geometry";
import { Gate } from "./gate";

type CurveFields = BlockOf<"curve">["curve"];

const acrossOf = (at: number) => Math.round((at / 100) * drawing.width);
const downOf = (value: number, range: Range) => Math.round((topOf(value, range) / 100) * drawing.height);

const Drawing = ({ curve, range }: { curve: CurveFields; range: Range }) => {
  const { points, moment, limit, gate } = curve;
  const before = gate ? smoothPath(gate.before, range) : undefined;
  const ground = downOf(range.low, range);
  const clipId = useId();
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={curve.alternative}
      sx={{
        display: "block",
        width: "100%",
        height: "100%",
        fill: "none",
        overflow: "visible",
        "& path": { vectorEffect: "non-scaling-stroke" },
      }}
    >
      {points.some(({ spread }) => spread) && (
        <path d={bandPath(points, range)} opacity="0.25" sx={{ fill: "accent" }} />
      )}
      <path d={`M0 ${ground}H${drawing.width}`} sx={{ stroke: "onBandBorder" }} />
      {limit && (
        <path
          d={`M0 ${downOf(limit.value, range)}H${drawing.width}`}
          strokeWidth="2"
          strokeDasharray="8 6"
          sx={{ stroke: "drawingRoof" }}
        />
      )}
      <path
        d={`M${acrossOf(moment.at)} 0V${ground}`}
        strokeWidth="1.5"
        strokeDasharray="3 6"
        sx={{ stroke: "onBand" }}
      />
      {gate && (
        <g sx={{ "& path": { stroke: "onBand" } }}>
          <clipPath id={clipId}>
            <rect x="0" y="0" width={acrossOf(gate.now.at)} height={drawing.height} />
          </clipPath>
          <path d={before} strokeWidth="3" clipPath={`url(#${clipId})`} />
          <path d={before} strokeWidth="2" strokeDasharray="2 6" />
          <path d={`M${acrossOf(gate.deadline.at)} 0V${ground}`} strokeWidth="1.5" strokeDasharray="3 6" />
        </g>
      )}
      <path d={smoothPath(points, range)} strokeWidth="4" strokeLinecap="round" sx={{ stroke: "accent" }} />
    </svg>
  );
};

interface ScaleProps {
  range: Range;
  unit: string;
  edge: "left" | "right";
  /** A value that has a line of its own. */
  limit: number | undefined;
}

/** The scale: round values at the edge where the curve is not, each above its line; that of a limit has words of its own. */
const Scale = ({ range, unit, edge, limit }: ScaleProps) => {
  const values = scaleOf(range);
  return (
    <ul
      aria-hidden="true"
      sx={{
        fontSize: "small",
        lineHeight: "snug",
        color: "onBandMuted",
        textAlign: edge,
        "& li": { position: "absolute", insetInline: 0, transform: "translateY(-100%)" },
        "& li + li": { borderBottom: "1px solid", borderColor: "onBandBorder" },
      }}
    >
      {values.map((value, index) => (
        <li
          key={value}
          style={{ top: `${topOf(value, range)}%`, ...(value === limit && { borderColor: "transparent" }) }}
        >
          {/* Over what is drawn, such as the line of the moment. */}
          {value !== limit && (
            <span sx={{ bg: "band" }}>{index === values.length - 1 ? `${value} ${unit}` : value}</span>
          )}
        </li>
      ))}
    </ul>
  );
};

const height = ["200px", "300px"] as const;

const sunStyle = {
  position: "absolute",
  width: ["24px", "32px"],
  height: ["24px", "32px"],
  borderRadius: "50%",
  bg: "accent",
  transform: "translate(-50%, -50%)",
} satisfies Style;

/** Marks the moment where the sun stands on the day's arc above. */
const ringStyle = {
  ...sunStyle,
  width: "16px",
  height: "16px",
  bg: "bandCard",
  border: "3px solid",
  borderColor: "onBand",
} satisfies Style;

const ticksStyle = {
  position: "relative",
  height: "30px",
  mt: "8px",
  mb: ["10px", 0],
  fontSize: ["0.8rem", "small"],
  color: "onBandMuted",
  "& li": { position: "absolute", transform: "translateX(-50%)", whiteSpace: "nowrap" },
  "& li:first-of-type": { transform: "none" },
  "& li:last-of-type": { transform: "translateX(-100%)" },
  // Every second one stands a line lower.
  [onSmallestScreens]: { height: "3.2em", "& li:nth-of-type(even)": { top: "1.5em" } },
} satisfies Style;

/** Number of what is said about a place, where the words have no room in the drawing. */
const number = {
  display: ["grid", "none"],
  placeItems: "center",
  flex: "none",
  width: "20px",
  height: "20px",
  borderRadius: "50%",
  bg: "onBand",
  color: "band",
  fontSize: "0.75rem",
  fontWeight: "bold",
  lineHeight: "1",
} satisfies Style;

/** Words stand where they belong in the drawing; on phones, where they would lie over it, in a list below with numbers. */
const wordsStyle = {
  position: ["static", "absolute"],
  top: 0,
  width: "100%",
  height: ["auto", height[1]],
  fontSize: "label",
  fontWeight: "bold",
  lineHeight: "snug",
  color: "accent",
  counterReset: "mark",
  "& li::before": { ...number, content: "counter(mark)" },
  "& li": {
    display: ["flex", "block"],
    gap: "10px",
    counterIncrement: "mark",
    position: ["static", "absolute"],
    maxWidth: ["none", "150px"],
    py: ["3px", 0],
    transform: ["none", "translateY(-50%)"],
  },
  "& li:first-of-type": { color: "onBand", maxWidth: "none", transform: ["none", "translate(14px, -4px)"] },
  "& li[data-limit]": {
    color: "onBandMuted",
    maxWidth: "none",
    transform: ["none", "translateY(-130%)"],
  },
} satisfies Style;

/** Names the two lines of the day before a deadline. */
const Legend = ({ gate }: { gate: NonNullable<CurveFields["gate"]> }) => {
  const lines = [
    { text: gate.measured, style: "solid" as const },
    { text: gate.expected, style: "dotted" as const },
  ].filter(({ text }) => text);
  if (lines.length === 0) return null;
  return (
    <ul
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: "4px 20px",
        mt: "6px",
        mb: ["10px", 0],
        fontSize: "small",
        color: "onBandMuted",
      }}
    >
      {lines.map(({ text, style }) => (
        <li key={style} sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
          <i
            aria-hidden="true"
            style={{ borderTopStyle: style }}
            sx={{ width: "26px", borderTop: "3px solid", borderColor: "onBand" }}
          />
          {text}
        </li>
      ))}
    </ul>
  );
};

/** A curve over time on a dark sheet: the band it may lie in, and the sun at the moment that decides. */
export function Curve({ section }: { section: BlockOf<"curve"> }) {
  const curve = section.curve;
  const { unit, points, ticks, moment, limit, remarks, gate } = curve;
  const highest = points.map(({ value, spread }) => value + (spread ?? 0));
  const others = [...points, ...(gate?.before ?? []), ...(limit ? [limit] : [])].map(({ value }) => value);
  const range = rangeOf([...highest, ...others], curve.from ?? 0);
  // The line of a limit is named where the curve is not: before the moment, or at the end where that is early.
  const [limitAt, limitRight] = moment.at < 30 ? [96, 0] : [12, `calc(${100 - moment.at}% + 10px)`];
  const marks = [
    { at: moment.at, value: range.high },
    ...(limit ? [{ at: limitAt, value: limit.value }] : []),
    ...remarks.map((remark) => {
      const at = nearestTo(points, remark, range);
      return { at, value: valueAt(points, at) };
    }),
  ];
  const place = (at: number, value: number) => ({ left: `${at}%`, top: `${topOf(value, range)}%` });
  return (
    <SheetFrame section={section} sheet={curve} ground="band">
      {gate && <Gate gate={gate} />}
      <div sx={{ position: "relative", mt: ["26px", "20px"] }}>
        <div sx={{ position: "relative", height }}>
          <Scale range={range} unit={unit} edge={gate ? "right" : "left"} limit={limit?.value} />
          <Drawing curve={curve} range={range} />
          <span
            aria-hidden="true"
            sx={gate ? ringStyle : sunStyle}
            style={place(moment.at, valueAt(points, moment.at))}
          />
          {marks.map(({ at, value }, index) => (
            <span
              key={index}
              aria-hidden="true"
              // The first stands above its line, clear of the scale.
              sx={{ ...number, position: "absolute", transform: `translate(-50%, ${index ? -50 : -100}%)` }}
              style={place(at, value)}
            >
              {index + 1}
            </span>
          ))}
        </div>
        <ol sx={ticksStyle}>
          {ticks.map(({ at, text }) => (
            <li key={at} style={{ left: `${at}%` }}>
              {text}
            </li>
          ))}
        </ol>
        {gate && <Legend gate={gate} />}
        <ul sx={wordsStyle}>
          <li style={place(moment.at, range.high)}>{moment.text}</li>
          {limit && (
            <li data-limit="" style={{ top: `${topOf(limit.value, range)}%`, right: limitRight }}>
              {limit.text}
            </li>
          )}
          {remarks.map(({ at, value, text }) => (
            <li key={text} style={place(at, value)}>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </SheetFrame>
  );
}
