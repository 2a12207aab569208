import { type CSSProperties, Fragment } from "react";
import { type Point, type Range, rangeOf, scaleOf, straightPath, topOf } from "../../chart/path";
import { badge, dot, Plot, placeOf, remark, remarkList, ScaleLines } from "../../chart/plot";
import { useLanguage } from "../../components/messages";
import { writtenExactly } from "../../components/numbers";
import type { ColorRole } from "../../content/colors/color-roles";
import type { EntryOf } from "../../content/entry";
import { interpolate } from "../../content/text/text";
import { onSmallestScreens } from "../../theme/breakpoints";
import type { Style } from "../../theme/variants";

type MeasuredFields = EntryOf<"CaseStudy">["measured"];

export function useWritten({ written, decimals }: Pick<MeasuredFields, "written" | "decimals">) {
  const { locale } = useLanguage();
  return (value: number) => interpolate(written, { value: writtenExactly(value, locale, decimals) });
}

/** Each point at its time, or in the middle of its column, with room for words above the highest. */
export function plotted(points: MeasuredFields["points"]): { places: Point[]; range: Range } {
  const times = points.map(({ time }, index) => time ?? index);
  const first = Math.min(...times);
  const column = (Math.max(...times) - first) / (points.length - 1);
  return {
    places: points.map(({ value }, index) => ({
      at: Math.round((1000 * (((times[index] ?? first) - first) / column + 0.5)) / points.length) / 10,
      value,
    })),
    range: rangeOf(
      points.map(({ value }) => value),
      0.25,
    ),
  };
}

interface MeasuredLineProps {
  measured: Pick<MeasuredFields, "points" | "before">;
  colors?: readonly [ColorRole, ColorRole];
  className?: string;
}

export function MeasuredLine({ measured, colors = ["onBandIcon", "accent"], className }: MeasuredLineProps) {
  const { points, before } = measured;
  const { places, range } = plotted(points);
  const change = points.findIndex(({ title }) => title === before.at);
  return (
    <Plot className={className}>
      <path d={straightPath(places.slice(0, change + 1), range)} strokeWidth="2.5" sx={{ stroke: colors[0] }} />
      <path
        d={straightPath(places.slice(change), range)}
        strokeWidth="3"
        strokeLinejoin="round"
        sx={{ stroke: colors[1] }}
      />
    </Plot>
  );
}

/** The height at which words over a point lie on no part of the line beside it. */
const clearTop = (places: readonly Point[], index: number, range: Range): number =>
  Math.min(...places.slice(Math.max(index - 2, 0), index + 3).map(({ value }) => topOf(value, range)));

/** Percent of its width that a word stands left of its point, clear of edges and of a pause that begins soon after. */
function shiftAt(left: number, pause: number): number {
  if (left < 12) return 0;
  if (left > 88) return 100;
  return pause > left && pause - left < 15 ? 70 : 50;
}

const height = "320px";

const number = { ...badge, fontSize: "0.8rem" } satisfies Style;

/** Tells for each time whether its words have room behind those before it, where a letter takes so many percent. */
function haveRoom(points: MeasuredFields["points"], places: readonly Point[], letter: number): boolean[] {
  let end = Number.NEGATIVE_INFINITY;
  return points.map(({ title }, index) => {
    const [at, half] = [places[index]?.at ?? 0, (title.length * letter) / 2];
    if (at - half < end) return false;
    end = at + half + letter;
    return true;
  });
}

const timesStyle = {
  position: "relative",
  height: "2.2em",
  mt: "16px",
  fontSize: ["0.75rem", "small"],
  color: "onBandMuted",
  "& li": { position: "absolute", translate: "-50%", whiteSpace: "nowrap" },
  // Of enlarged text the first and the last have room.
  [onSmallestScreens]: { "& li:not(:first-of-type)": { display: "none" }, "& li:last-of-type": { display: "block" } },
} satisfies Style;

const remarksStyle = {
  ...remarkList(height),
  display: ["grid", "block"],
  gap: "8px",
  mt: ["20px", 0],
  ml: ["-44px", 0],
  fontSize: "small",
  "& > li": { ...remark, width: [null, "max-content"], textWrap: "balance" },
  "& > li::before": { ...number, content: "attr(data-number)" },
  "& > [data-pause]": {
    textAlign: [null, "center"],
    maxWidth: [null, "max(72px, var(--room) - 12px)"],
    color: "onBandMuted",
    fontWeight: "body",
  },
} satisfies Style;

export function MeasuredChart({ measured }: { measured: MeasuredFields }) {
  const { points, before, after, pause, misleading, alternative } = measured;
  const write = useWritten(measured);
  const { places, range } = plotted(points);
  const indexOf = (title: string) => points.findIndex((point) => point.title === title);
  const change = indexOf(before.at);
  const leftOf = (title: string) => places[indexOf(title)]?.at ?? 0;
  const [from, to] = pause ? [leftOf(pause.from), leftOf(pause.to)] : [0, 0];
  const middle = (from + to) / 2;
  const remarks = [before, after, misleading].flatMap((remark) => {
    if (!remark) return [];
    const index = indexOf(remark.at);
    const { at: left, value } = places[index] ?? { at: 0, value: 0 };
    const top = topOf(value, range);
    const isMisleading = remark === misleading;
    // Names what misleads below its point, or where there is no room, above the line, as all others.
    const isBelow = isMisleading && top <= 60;
    const clear = isBelow ? undefined : clearTop(places, index, range);
    const place = placeOf(left, value, range);
    return [{ ...remark, place, left, top, clear, shift: shiftAt(left, from), isBelow, isMisleading }];
  });
  const [onPhones, onWide] = [haveRoom(points, places, 2.3), haveRoom(points, places, 1.2)];
  const lefts = [...remarks.map(({ left }) => left), ...(pause ? [middle] : [])];
  const numberOf = (left: number) => 1 + lefts.filter((other) => other < left).length;
  return (
    <div role="img" aria-label={alternative} sx={{ position: "relative", ml: ["44px", "64px"] }}>
      <div sx={{ position: "relative", height: ["220px", height] }}>
        {pause && (
          <div
            sx={{ position: "absolute", top: 0, bottom: 0, bg: "bandCard" }}
            style={{ left: `${from}%`, width: `${to - from}%` }}
          >
            <span sx={{ ...number, mx: "auto", mt: "4px" }}>{numberOf(middle)}</span>
          </div>
        )}
        <ScaleLines
          values={scaleOf({ low: 0, high: Math.max(...points.map(({ value }) => value)) * 1.02 }, 3)}
          range={range}
          write={write}
          sx={{ left: ["-44px", "-64px"], borderColor: "onBandBorder", fontSize: "0.8rem", color: "onBandMuted" }}
        />
        <MeasuredLine measured={measured} sx={{ position: "absolute", inset: 0 }} />
        {places.map(({ at, value }, index) => (
          <span
            key={points[index]?.title}
            sx={{ ...dot, bg: index < change ? "onBandIcon" : "accent", size: ["6px", "8px"] }}
            style={placeOf(at, value, range)}
          />
        ))}
        {remarks.map(({ at, place, left, top, clear, isBelow, isMisleading }, index) => (
          <Fragment key={at}>
            {!isMisleading && <span sx={{ ...dot, bg: "accent", size: index ? "28px" : "16px" }} style={place} />}
            {clear !== undefined && clear < top && (
              <span
                sx={{
                  display: ["none", "block"],
                  position: "absolute",
                  borderLeft: "1.5px dotted",
                  borderColor: "onBandMuted",
                  mt: "-12px",
                }}
                style={{ left: `${left}%`, top: `${clear}%`, height: `calc(${top - clear}% + 6px)` }}
              />
            )}
            <span sx={{ ...dot, ...number, mt: isBelow ? "22px" : "-24px" }} style={place}>
              {numberOf(left)}
            </span>
          </Fragment>
        ))}
      </div>
      <ol sx={timesStyle}>
        {points.map(({ title }, index) => (
          <li
            key={title}
            sx={{ display: [onPhones[index] ? "block" : "none", onWide[index] ? "block" : "none"] }}
            style={{ left: `${places[index]?.at}%` }}
          >
            {title}
          </li>
        ))}
      </ol>
      <ol sx={remarksStyle}>
        {remarks.map(({ at, text, left, top, clear, shift, isBelow, isMisleading }) => (
          <li
            key={at}
            data-number={numberOf(left)}
            sx={{
              color: isMisleading ? "onBandMuted" : "onBand",
              translate: [null, `var(--shift) ${isBelow ? 0 : "-100%"}`],
            }}
            style={
              {
                order: numberOf(left),
                left: `${left}%`,
                top: `calc(${clear ?? top}% ${isBelow ? "+ 22px" : "- 20px"})`,
                textAlign: shift === 50 ? "center" : undefined,
                "--shift": `${-shift}%`,
              } as CSSProperties
            }
          >
            {text}
          </li>
        ))}
        {pause && (
          <li
            data-pause=""
            data-number={numberOf(middle)}
            sx={{ top: "8px", translate: [null, "-50% 0"] }}
            style={{ order: numberOf(middle), left: `${middle}%`, "--room": `${to - from}%` } as CSSProperties}
          >
            {pause.text}
          </li>
        )}
      </ol>
    </div>
  );
}
