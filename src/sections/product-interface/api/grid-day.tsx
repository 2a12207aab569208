import { useId } from "react";
import { dayArc, linePath, pointAt } from "../../../components/day-arc/arc-geometry";
import { useLanguage, useMessages } from "../../../components/messages";
import { interpolate } from "../../../content/text";
import type { Style } from "../../../theme/variants";
import { clockOf, greenestHours, mixOf, scaleOf, stackOf, writtenDay } from "./grid-mix";

type PublishedMix = NonNullable<Queries.ApiExchangeFieldsFragment["gridMix"]>;

interface GridDayProps {
  mix: PublishedMix;
  zone: PublishedMix["zones"][number];
  hour: number;
  onHour: (hour: number) => void;
}

/** The drawing's units: the way of the sun above, what was generated below it. */
const drawing = { width: 720, rise: 74, height: 244, ground: 340 };

/** Room around it: the scale stands left of it. */
const view = { x: -64, y: -30, width: drawing.width + 88, height: drawing.ground + 82 };

const arc = dayArc(drawing.width, drawing.rise);

/** Place of the middle of an hour: what was generated in it is drawn there. */
const middleOf = (hour: number) => hour + 0.5;
const acrossOf = (hour: number) => Math.round((drawing.width * middleOf(hour)) / 24);

/** The colours of sources, in their order. */
const fills = [
  "accent",
  "cool",
  "primary",
  "primaryHover",
  "drawingAsleep",
  "muted",
  "drawingRing",
] as const satisfies readonly Style["fill"][];

/** The colours of their names, where these stand on them. */
const inks = [
  "onAccent",
  "text",
  "onPrimary",
  "onPrimary",
  "text",
  "surface",
  "text",
] as const satisfies readonly Style["fill"][];

/** Hours at which the name of a source may stand: not where the sun is at first. */
const namedAt = [4, 7, 9, 15, 17, 20];

const nameHeight = 20;

/** Part of the drawing at which an hour's middle stands, in percent from left to right. */
const percentOf = (hour: number) => Math.round((1e4 * (acrossOf(hour) - view.x)) / view.width) / 100;

/** Hours that keys go which a slider would go another way. */
const ways: Readonly<Record<string, number>> = { PageUp: 4, PageDown: -4 };

const ticks = [0, 6, 12, 18, 24];

/** Number of hours that are looked for together. */
const together = 4;

/** A day of a zone of the grid: the sun is dragged to an hour, below it lies what each source generated. */
export function GridDay({ mix, zone, hour, onHour }: GridDayProps) {
  const words = useMessages().apiExchange;
  const { locale } = useLanguage();
  const id = useId();
  const rows = mix.sources.map(({ name, isRenewable }, place) => ({
    name,
    isRenewable,
    place: place % fills.length,
    hours: zone.generation.find(({ source }) => source === name)?.hours ?? [],
  }));
  const hours = Array.from({ length: 24 }, (_, index) => index);
  const stack = stackOf(rows);
  const sumAt = (at: number, count = stack.length) =>
    stack.slice(0, count).reduce((sum, row) => sum + (row.hours[at] ?? 0), 0);
  const highest = Math.max(...hours.map((at) => sumAt(at)), 1);
  const downOf = (amount: number) => Math.round(drawing.ground - (amount / highest) * drawing.height);
  const names = stack.flatMap(({ name, place, hours: generated }, below) => {
    const most = Math.max(...namedAt.map((at) => generated[at] ?? 0));
    const at = namedAt.find((one) => generated[one] === most) ?? 0;
    const isRoomy = (most / highest) * drawing.height >= nameHeight;
    return isRoomy ? [{ name, place, x: acrossOf(at), y: downOf(sumAt(at, below) + most / 2) }] : [];
  });
  const edge = (count: number) => hours.map((at) => `${acrossOf(at)} ${downOf(sumAt(at, count))}`);
  const { shares, renewable } = mixOf(mix.sources, zone, hour);
  const clock = clockOf(hour);
  const sun = pointAt(arc, middleOf(hour));
  const greenest = greenestHours(mix.sources, zone, together);
  const isGreenest = hour === greenest.from + together / 2;
  const power = (amount: number) =>
    interpolate(words.power, { amount: (amount / 1000).toLocaleString(locale, { maximumFractionDigits: 1 }) });
  const day = writtenDay(mix.day, locale);
  return (
    <div
      sx={{
        gridColumn: "1 / -1",
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1.7fr) minmax(0, 1fr)"],
        gridTemplateRows: [null, null, "auto 1fr"],
        gap: "20px 40px",
        alignItems: "start",
      }}
    >
      <div sx={{ position: "relative" }}>
        <input
          id={id}
          type="range"
          min="0"
          max="23"
          value={hour}
          aria-label={words.hour}
          aria-valuetext={interpolate(words.renewableAt, {
            hour: interpolate(words.hourValue, { hour: clock }),
            share: renewable,
          })}
          onChange={({ currentTarget }) => onHour(Number(currentTarget.value))}
          onKeyDown={(event) => {
            const way = ways[event.key];
            if (!way) return;
            event.preventDefault();
            onHour(Math.min(Math.max(hour + way, 0), 23));
          }}
          sx={{
            // The sun is what is seen of it: its thumb lies over the middle of the first hour and of the last.
            position: "absolute",
            zIndex: 1,
            left: `calc(${percentOf(0)}% - 24px)`,
            top: 0,
            width: `calc(${percentOf(23) - percentOf(0)}% + 48px)`,
            height: "30%",
            minHeight: "48px",
            m: 0,
            opacity: 0,
            // A thumb of the browser's own has its own width, and the sun would not be where it is pressed.
            appearance: "none",
            cursor: "grab",
            "&::-webkit-slider-thumb": { appearance: "none", width: "48px", height: "48px" },
            "&::-moz-range-thumb": { width: "48px", height: "48px", border: 0 },
            "&:focus-visible + svg [data-sun]": { stroke: "focus", strokeWidth: 5 },
            "@media (scripting: none)": { display: "none" },
          }}
        />
        <svg
          role="img"
          aria-label={interpolate(words.drawing, { zone: zone.title, hour: clock, share: renewable })}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          sx={{
            width: "100%",
            height: "auto",
            overflow: "visible",
            "& text": { fill: "muted", fontSize: ["30px", "15px"] },
          }}
        >
          <path d={linePath(arc, 0, 24)} fill="none" strokeWidth="2" sx={{ stroke: "accent" }} />
          {ticks.map((tick) => {
            const { x, y } = pointAt(arc, tick);
            return <circle key={tick} cx={x} cy={y} r="4" sx={{ fill: "accent" }} />;
          })}
          {scaleOf(highest).map((amount) => (
            <g key={amount} sx={{ display: ["none", "inline"] }}>
              <path d={`M0 ${downOf(amount)}H${drawing.width}`} sx={{ stroke: "border" }} />
              <text x="-8" y={downOf(amount) + 5} textAnchor="end">
                {power(amount)}
              </text>
            </g>
          ))}
          {stack.map(({ name, place }, below) => (
            <path
              key={name}
              d={`M${[...edge(below), ...edge(below + 1).reverse()].join("L")}Z`}
              strokeWidth="1"
              sx={{ fill: fills[place], stroke: "surface" }}
            />
          ))}
          {names.map(({ name, place, x, y }) => (
            <text
              key={name}
              x={x}
              y={y + 5}
              textAnchor="middle"
              sx={{ display: ["none", "inline"], "&&": { fill: inks[place] } }}
            >
              {name}
            </text>
          ))}
          <path
            d={`M${acrossOf(hour)} ${sun.y + 16}V${drawing.ground}`}
            strokeWidth="2"
            strokeDasharray="0.1 6"
            strokeLinecap="round"
            sx={{ stroke: "text" }}
          />
          <path
            d={`M${acrossOf(greenest.from) - 15} ${drawing.ground + 12}H${acrossOf(greenest.from + together - 1) + 15}`}
            strokeWidth="8"
            strokeLinecap="round"
            sx={{ stroke: "primary" }}
          />
          {ticks.map((tick) => (
            <text
              key={tick}
              x={(drawing.width * tick) / 24}
              y={drawing.ground + 42}
              textAnchor={tick === 0 ? "start" : tick === 24 ? "end" : "middle"}
            >
              {clockOf(tick)}
            </text>
          ))}
          <circle data-sun="" cx={sun.x} cy={sun.y} r="20" strokeWidth="3" sx={{ fill: "accent", stroke: "text" }} />
          <path
            d={`M${sun.x - 5} ${sun.y - 5}l-5 5l5 5m10 -10l5 5l-5 5`}
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            sx={{ stroke: "onAccent" }}
          />
        </svg>
      </div>
      <p
        // Dates are written as the engine's locale data has them: older Safari sets a comma after the weekday.
        suppressHydrationWarning
        sx={{
          gridRow: [null, null, 2],
          color: "muted",
          fontSize: "small",
          "@media (scripting: none)": { display: "none" },
        }}
      >
        {interpolate(words.hint, { day })}
      </p>
      <div sx={{ gridRow: [null, null, "span 2"] }}>
        <p sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 12px", color: "muted" }}>
          <span sx={{ variant: "text.h1Detail", color: "text" }}>{`${renewable}%`}</span>
          {interpolate(words.renewableShort, { hour: clock })}
        </p>
        <ul
          sx={{
            mt: 2,
            "& > li": {
              display: "grid",
              gridTemplateColumns: "14px 1fr auto 3rem",
              alignItems: "center",
              gap: "10px",
              py: "7px",
              borderTop: "1px solid",
              borderColor: "border",
              fontSize: "label",
            },
            "& i": { width: "14px", height: "14px", borderRadius: "4px", border: "1px solid", borderColor: "border" },
            "& span": { color: "muted" },
            "& b": { textAlign: "right" },
          }}
        >
          {rows.map(({ name, place, hours: generated }) => (
            <li key={name}>
              <i aria-hidden="true" sx={{ bg: fills[place], forcedColorAdjust: "none" }} />
              {name}
              <span>{power(generated[hour] ?? 0)}</span>
              <b>{`${shares[name] ?? 0}%`}</b>
            </li>
          ))}
        </ul>
        <p sx={{ mt: 3, "@media (scripting: none)": { display: "none" } }}>
          <button
            type="button"
            onClick={() => onHour(greenest.from + together / 2)}
            sx={{ variant: "buttons.primary", minHeight: "target" }}
          >
            {words.greenest}
          </button>
        </p>
        <p role="status" sx={{ mt: 2, minHeight: "1.6em", fontSize: "small", color: "muted" }}>
          {isGreenest &&
            interpolate(words.greenestSaid, {
              from: clockOf(greenest.from),
              to: clockOf(greenest.from + together),
              share: greenest.renewable,
            })}
        </p>
      </div>
    </div>
  );
}
