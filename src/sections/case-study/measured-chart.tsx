import { type CSSProperties, Fragment } from "react";
import { useLanguage } from "../../components/messages";
import type { EntryOf } from "../../content/entry";
import { interpolate } from "../../content/text/text";
import { onSmallestScreens } from "../../theme/breakpoints";
import type { Style } from "../../theme/variants";
import { writtenExactly } from "../product-interface/read-number";
import { clearTop, headOf, leftOf, numbersOf, shiftAt, ticksOf, topOf } from "./measured-geometry";
import { MeasuredLine } from "./measured-line";

/** Values as the file says that they are written. */
export function useWritten({ written, decimals }: Pick<EntryOf<"CaseStudy">["measured"], "written" | "decimals">) {
  const { locale } = useLanguage();
  return (value: number) => interpolate(written, { value: writtenExactly(value, locale, decimals) });
}

const height = ["220px", "320px"] as const;

const dot = {
  position: "absolute",
  borderRadius: "50%",
  translate: "-50% -50%",
} satisfies Style;

/** Number of a remark, by which phones tell what the list below speaks of. */
const number = {
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "20px",
  height: "20px",
  borderRadius: "50%",
  bg: "onBand",
  color: "band",
  fontSize: "0.8rem",
  fontWeight: "bold",
} satisfies Style;

const ticksStyle = {
  position: "absolute",
  left: ["-44px", "-64px"],
  right: 0,
  borderBottom: "1px solid",
  borderColor: "onBandBorder",
  fontSize: "0.8rem",
  color: "onBandMuted",
  translate: "0 -100%",
} satisfies Style;

const timesStyle = {
  display: "flex",
  pt: "10px",
  fontSize: ["0.75rem", "small"],
  color: "onBandMuted",
  "& li": { flex: "1 1 0", width: 0, textAlign: "center", whiteSpace: "nowrap" },
  // Of enlarged text every second one has the room of two.
  [onSmallestScreens]: { "& li:nth-of-type(even)": { visibility: "hidden" } },
} satisfies Style;

/** Words stand where they belong in the drawing; on phones, where they would lie over it, in a numbered list below. */
const wordsStyle = {
  display: ["grid", "block"],
  gap: "8px",
  position: ["static", "absolute"],
  top: 0,
  width: ["auto", "100%"],
  height: ["auto", height[1]],
  mt: ["20px", 0],
  // On phones at the edge of the column, as all other words.
  ml: ["-44px", 0],
  fontSize: "small",
  fontWeight: "bold",
  lineHeight: "snug",
  "& > li": {
    display: ["flex", "block"],
    gap: "10px",
    position: ["static", "absolute"],
    width: ["auto", "max-content"],
    maxWidth: ["none", "150px"],
    textWrap: "balance",
  },
  "& > li::before": { ...number, content: "attr(data-number)", display: ["grid", "none"] },
  "& > [data-pause]": {
    textAlign: [null, "center"],
    maxWidth: [null, "max(72px, var(--room) - 12px)"],
    color: "onBandMuted",
    fontWeight: "body",
  },
} satisfies Style;

/** Measured values as a line over time: where the work began, what it became, and what must not be read into it. */
export function MeasuredChart({ measured }: { measured: EntryOf<"CaseStudy">["measured"] }) {
  const { points, before, after, pause, misleading, alternative } = measured;
  const write = useWritten(measured);
  const count = points.length;
  const values = points.map(({ value }) => value);
  const head = headOf(values);
  const indexOf = (title: string) => points.findIndex((point) => point.title === title);
  const change = indexOf(before.at);
  const [from, to] = pause ? [leftOf(indexOf(pause.from), count), leftOf(indexOf(pause.to), count)] : [0, 0];
  const remarks = [before, after, misleading].flatMap((remark) => {
    if (!remark) return [];
    const index = indexOf(remark.at);
    const left = leftOf(index, count);
    const top = topOf(points[index]?.value ?? 0, head);
    const isMisleading = remark === misleading;
    // Names what misleads below its point, or where there is no room, above the line, as all others.
    const isBelow = isMisleading && top <= 60;
    const clear = isBelow ? undefined : clearTop(points, index, head);
    return [{ ...remark, left, top, clear, shift: shiftAt(left, from), isBelow, isMisleading }];
  });
  const pauseAt = (from + to) / 2;
  const numbers = numbersOf([...remarks.map(({ left }) => left), ...(pause ? [pauseAt] : [])]);
  const pauseNumber = numbers[remarks.length];
  return (
    <div role="img" aria-label={alternative} sx={{ position: "relative", ml: ["44px", "64px"] }}>
      <div sx={{ position: "relative", height }}>
        {ticksOf(values).map((tick) => (
          <p key={tick} sx={ticksStyle} style={{ top: `${topOf(tick, head)}%` }}>
            {write(tick)}
          </p>
        ))}
        {pause && (
          <div
            sx={{ position: "absolute", top: 0, bottom: 0, bg: "bandCard" }}
            style={{ left: `${from}%`, width: `${to - from}%` }}
          >
            <span sx={{ ...number, display: ["grid", "none"], mx: "auto", mt: "4px" }}>{pauseNumber}</span>
          </div>
        )}
        <MeasuredLine
          points={points}
          change={change}
          sx={{ position: "absolute", inset: 0, width: "100%", height: "100%" }}
        />
        {points.map(({ title, value }, index) => (
          <span
            key={title}
            sx={{ ...dot, bg: index < change ? "onBandIcon" : "accent", width: "8px", height: "8px" }}
            style={{ left: `${leftOf(index, count)}%`, top: `${topOf(value, head)}%` }}
          />
        ))}
        {remarks.map(({ at, left, top, clear, isBelow, isMisleading }, index) => (
          <Fragment key={at}>
            {!isMisleading && (
              <span
                sx={{ ...dot, bg: "accent", width: index ? "28px" : "16px", height: index ? "28px" : "16px" }}
                style={{ left: `${left}%`, top: `${top}%` }}
              />
            )}
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
            <span
              sx={{ ...dot, ...number, display: ["grid", "none"], mt: isBelow ? "22px" : "-24px" }}
              style={{ left: `${left}%`, top: `${top}%` }}
            >
              {numbers[index]}
            </span>
          </Fragment>
        ))}
      </div>
      <ol
        sx={{
          ...timesStyle,
          // A word of three letters every 50 px is as much as a phone has room for.
          ...(count > 8 && { "& li:nth-of-type(even)": { visibility: ["hidden", count > 12 ? "hidden" : "visible"] } }),
          ...(count > 12 && { "& li:nth-of-type(4n + 3)": { visibility: ["hidden", "visible"] } }),
        }}
      >
        {points.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      <ol sx={wordsStyle}>
        {remarks.map(({ at, text, left, top, clear, shift, isBelow, isMisleading }, index) => (
          <li
            key={at}
            data-number={numbers[index]}
            sx={{
              color: isMisleading ? "onBandMuted" : "onBand",
              translate: ["none", `var(--shift) ${isBelow ? 0 : "-100%"}`],
            }}
            style={
              {
                order: numbers[index],
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
            data-number={pauseNumber}
            sx={{ translate: ["none", "-50% 0"] }}
            style={
              {
                order: pauseNumber,
                left: `${pauseAt}%`,
                top: "8px",
                "--room": `${to - from}%`,
              } as CSSProperties
            }
          >
            {pause.text}
          </li>
        )}
      </ol>
    </div>
  );
}
