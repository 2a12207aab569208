import { clockText } from "../../chart/clock";
import { keyList } from "../../components/key-list";
import { useLanguage, useMessages } from "../../components/messages";
import { written, writtenExactly } from "../../components/numbers";
import { interpolate } from "../../content/text/text";
import { from } from "../../theme/breakpoints";
import type { DemoOf } from "../frame";
import { GridDrawing, shapes } from "./grid-drawing";
import { greenestHours, mixOf, stackOf, writtenDay } from "./grid-mix";
import { GridSun } from "./grid-sun";

type Mix = NonNullable<DemoOf<"apiExchange">["gridMix"]>;

interface GridDayProps {
  mix: Mix;
  zone: Mix["zones"][number];
  hour: number;
  onHour: (hour: number) => void;
}

/** Colours of sources in their order: of the area, and of the name that stands on it. */
const sourceColors = [
  { fill: "accent", ink: "onAccent" },
  { fill: "sourceWind", ink: "onAccent" },
  { fill: "primary", ink: "onPrimary" },
  { fill: "primaryHover", ink: "onPrimary" },
  { fill: "sourceGas", ink: "onAccent" },
  { fill: "sourceCoal", ink: "onBand" },
  { fill: "sourceOther", ink: "onAccent" },
] as const;

/** Number of hours that are looked for together. */
const together = 4;

/** A day of a zone of the grid: the sun is dragged to an hour, below it lies what each source generated. */
export function GridDay({ mix, zone, hour, onHour }: GridDayProps) {
  const words = useMessages().apiExchange;
  const { locale } = useLanguage();
  const rows = mix.sources.map(({ name, isRenewable }, place) => ({
    name,
    isRenewable,
    color: sourceColors[place % sourceColors.length] ?? sourceColors[0],
    hours: zone.generation.find(({ source }) => source === name)?.hours ?? [],
  }));
  const { shares, renewable } = mixOf(mix.sources, zone, hour);
  const greenest = greenestHours(mix.sources, zone, together);
  const power = (amount: string) => interpolate(words.power, { amount });
  const drawing = {
    label: interpolate(words.drawing, { zone: zone.title, hour: clockText(hour), share: renewable }),
    stack: stackOf(rows),
    hour,
    greenest: { from: greenest.from, to: greenest.from + together, name: words.greenest },
    amountOf: (amount: number, isHighest: boolean) => {
      const plain = written(amount / 1000, locale);
      return isHighest ? power(plain) : plain;
    },
  };
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
      <div sx={{ position: "relative", maxWidth: ["460px", "none"] }}>
        <GridSun
          hour={hour}
          label={words.hour}
          valueText={interpolate(words.renewableAt, {
            hour: interpolate(words.hourValue, { hour: clockText(hour) }),
            share: renewable,
          })}
          onHour={onHour}
        />
        <GridDrawing
          {...drawing}
          shape={shapes.narrow}
          sx={{ display: ["block", "none"], "& text": { fontSize: "12.5px" } }}
        />
        <GridDrawing
          {...drawing}
          shape={shapes.wide}
          sx={{
            display: ["none", "block"],
            "& text": { fontSize: "20px" },
            [from.header]: { "& text": { fontSize: "16px" } },
          }}
        />
      </div>
      <p
        // Dates are written as the engine's locale data has them: older Safari sets a comma after the weekday.
        suppressHydrationWarning
        data-no-print=""
        sx={{
          gridRow: [null, null, 2],
          color: "muted",
          fontSize: "small",
          "@media (scripting: none)": { display: "none" },
        }}
      >
        {interpolate(words.hint, { day: writtenDay(mix.day, locale) })}
      </p>
      <div sx={{ gridRow: [null, null, "span 2"] }}>
        <p sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 12px", color: "muted" }}>
          <span sx={{ variant: "text.h1Detail", color: "text" }}>{`${renewable}%`}</span>
          {interpolate(words.renewableShort, { hour: clockText(hour) })}
        </p>
        <ul
          sx={{
            mt: 2,
            ...keyList("3rem", "7px"),
            "& i": {
              width: "14px",
              height: "14px",
              borderRadius: "4px",
              border: "1px solid",
              borderColor: "controlBorder",
              forcedColorAdjust: "none",
            },
          }}
        >
          {rows.map(({ name, color, hours }) => (
            <li key={name}>
              <i aria-hidden="true" sx={{ bg: color.fill }} />
              {name}
              <span>{power(writtenExactly((hours[hour] ?? 0) / 1000, locale, 1))}</span>
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
          {hour === greenest.from + together / 2 &&
            interpolate(words.greenestSaid, {
              from: clockText(greenest.from),
              to: clockText(greenest.from + together),
              share: greenest.renewable,
            })}
        </p>
      </div>
    </div>
  );
}
