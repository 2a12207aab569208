import { useId } from "react";
import { bandPath, type Range, rangeOf, scaleOf, smoothPath, topOf, valueAt } from "../chart/path";
import { badge, dot, Plot, placeOf, remark, remarkList, ScaleLines } from "../chart/plot";
import { useLanguage } from "../components/messages";
import { written } from "../components/numbers";
import type { BlockOf } from "../content/entry";
import { onSmallestScreens } from "../theme/breakpoints";
import type { Style } from "../theme/variants";
import { SheetFrame } from "./sheet-frame";

type CurveFields = BlockOf<"curve">["curve"];

const Drawing = ({ curve, range }: { curve: CurveFields; range: Range }) => {
  const { points, moment, limit, gate } = curve;
  const before = gate ? smoothPath(gate.before, range) : undefined;
  const clipId = useId();
  return (
    <Plot label={curve.alternative}>
      {points.some(({ spread }) => spread) && (
        <path d={bandPath(points, range)} opacity="0.25" sx={{ fill: "accent" }} />
      )}
      <path d="M0 100H100" sx={{ stroke: "onBandBorder" }} />
      {limit && (
        <path
          d={`M0 ${topOf(limit.value, range)}H100`}
          strokeWidth="2"
          strokeDasharray="8 6"
          sx={{ stroke: "drawingRoof" }}
        />
      )}
      <path d={`M${moment.at} 0V100`} strokeWidth="1.5" strokeDasharray="3 6" sx={{ stroke: "onBand" }} />
      {gate && (
        <g sx={{ "& path": { stroke: "onBand" } }}>
          <clipPath id={clipId}>
            <rect x="0" y="0" width={gate.now} height="100" />
          </clipPath>
          <path d={before} strokeWidth="3" clipPath={`url(#${clipId})`} />
          <path d={before} strokeWidth="2" strokeDasharray="2 6" />
          <path d={`M${gate.deadline.at} 0V100`} strokeWidth="1.5" strokeDasharray="3 6" />
        </g>
      )}
      <path d={smoothPath(points, range)} strokeWidth="4" strokeLinecap="round" sx={{ stroke: "accent" }} />
    </Plot>
  );
};

const height = "300px";

const sunStyle = { ...dot, size: ["24px", "32px"], bg: "accent" } satisfies Style;

const ringStyle = {
  ...dot,
  size: "16px",
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
  [onSmallestScreens]: { height: "3.2em", "& li:nth-of-type(even)": { top: "1.5em" } },
} satisfies Style;

const remarksStyle = {
  ...remarkList(height),
  fontSize: "label",
  color: "accent",
  counterReset: "mark",
  "& li::before": { ...badge, content: "counter(mark)" },
  "& li": { ...remark, counterIncrement: "mark", py: ["3px", 0], transform: [null, "translateY(-50%)"] },
  "& [data-kind=line]": { color: "onBand", maxWidth: "none", transform: [null, "translate(14px, -4px)"] },
  "& [data-kind=limit]": { color: "onBandMuted", maxWidth: "none", transform: [null, "translateY(-130%)"] },
} satisfies Style;

const legendStyle = {
  variant: "layout.row",
  gap: "4px 20px",
  mt: "6px",
  mb: ["10px", 0],
  fontSize: "small",
  color: "onBandMuted",
  "& li": { variant: "layout.line", gap: "8px" },
  "& i": { width: "26px", borderTop: "3px solid", borderColor: "onBand" },
} satisfies Style;

export function Curve({ section }: { section: BlockOf<"curve"> }) {
  const { curve } = section;
  const { points, ticks, moment, limit, remarks, gate, unit } = curve;
  const { locale } = useLanguage();
  const drawn = [...points, ...(gate?.before ?? []), ...(limit ? [limit] : [])].map(({ value }) => value);
  const range = rangeOf([...drawn, ...points.map(({ value, spread = 0 }) => value + spread)], 0.08, curve.from);
  const values = scaleOf(range);
  const top = values.at(-1);
  // The line of a limit is named where the curve is not: before the moment, or at the end where that is early.
  const [limitAt, limitRight] = moment.at < 30 ? [96, 0] : [12, `calc(${100 - moment.at}% + 10px)`];
  const lines = [moment, ...(gate ? [gate.deadline] : [])].map((line) => ({
    ...line,
    value: range.high,
    kind: "line",
  }));
  const limits = limit ? [{ ...limit, at: limitAt, kind: "limit" }] : [];
  const marks = [...lines, ...limits, ...remarks.map((remark) => ({ ...remark, kind: undefined }))].sort(
    (one, other) => one.at - other.at,
  );
  return (
    <SheetFrame section={section} sheet={curve} isBand>
      <div sx={{ position: "relative", mt: ["26px", "20px"] }}>
        <div sx={{ position: "relative", height: ["200px", height] }}>
          <ScaleLines
            // The line of a limit has words of its own.
            values={values.filter((value) => value !== limit?.value)}
            range={range}
            // Over what is drawn, such as the line of the moment.
            write={(value) => (
              <span sx={{ bg: "band" }}>{`${written(value, locale)}${value === top ? ` ${unit}` : ""}`}</span>
            )}
            sx={{
              left: 0,
              variant: "text.small",
              color: "onBandMuted",
              borderColor: "onBandBorder",
              textAlign: gate ? "right" : "left",
              "&:first-of-type": { border: 0 },
            }}
          />
          <Drawing curve={curve} range={range} />
          <span
            aria-hidden="true"
            sx={gate ? ringStyle : sunStyle}
            style={placeOf(moment.at, valueAt(points, moment.at), range)}
          />
          {gate && (
            <span
              aria-hidden="true"
              sx={{ ...sunStyle, size: "14px" }}
              style={placeOf(gate.now, valueAt(gate.before, gate.now), range)}
            />
          )}
          {marks.map(({ at, value, kind }, index) => (
            <span
              key={index}
              aria-hidden="true"
              // That of a moment stands above its line, clear of the scale.
              sx={{
                ...badge,
                position: "absolute",
                transform: `translate(-50%, ${kind === "line" ? -100 : -50}%)`,
              }}
              style={placeOf(at, value, range)}
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
        {gate && (
          <ul sx={legendStyle}>
            <li>
              <i aria-hidden="true" />
              {gate.measured}
            </li>
            <li>
              <i aria-hidden="true" style={{ borderTopStyle: "dotted" }} />
              {gate.expected}
            </li>
          </ul>
        )}
        <ul sx={remarksStyle}>
          {marks.map(({ at, value, text, kind }) => (
            <li
              key={text}
              data-kind={kind}
              style={{ ...placeOf(at, value, range), ...(kind === "limit" && { left: undefined, right: limitRight }) }}
            >
              {text}
            </li>
          ))}
        </ul>
      </div>
    </SheetFrame>
  );
}
