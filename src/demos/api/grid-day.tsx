import { clockText } from "../../chart/clock";
import { Announcement } from "../../components/announcement";
import { Choice } from "../../components/field";
import { keyList } from "../../components/key-list";
import { useLanguage, useMessages } from "../../components/messages";
import { written, writtenExactly } from "../../components/numbers";
import { interpolate } from "../../content/text/text";
import { GridDrawing } from "./grid-drawing";
import { greenestHours, type HourOfZone, stackOf, writtenDay } from "./grid-mix";
import { GridSun } from "./grid-sun";

interface GridDayProps extends HourOfZone {
  onZone: (code: string) => void;
  onHour: (hour: number) => void;
}

const sourceColors = [
  { fill: "accent", ink: "onAccent" },
  { fill: "sourceWind", ink: "onAccent" },
  { fill: "primary", ink: "onPrimary" },
  { fill: "primaryHover", ink: "onPrimary" },
  { fill: "sourceGas", ink: "onAccent" },
  { fill: "sourceCoal", ink: "onBand" },
  { fill: "sourceOther", ink: "onAccent" },
] as const;

export function GridDay({ mix, zone, hour, shares, renewable, onZone, onHour }: GridDayProps) {
  const words = useMessages().apiExchange;
  const { locale } = useLanguage();
  const rows = mix.sources.map(({ name, isRenewable }, place) => ({
    name,
    isRenewable,
    color: sourceColors[place % sourceColors.length] ?? sourceColors[0],
    hours: zone.generation.find(({ source }) => source === name)?.hours ?? [],
  }));
  const greenest = greenestHours(mix.sources, zone, 4);
  const power = (amount: string) => interpolate(words.power, { amount });
  return (
    <div
      sx={{
        gridColumn: "1 / -1",
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1.7fr) minmax(0, 1fr)"],
        gridTemplateRows: [null, null, "auto auto 1fr"],
        gap: "20px 40px",
        alignItems: "start",
      }}
    >
      <div
        sx={{
          gridColumn: "1 / -1",
          maxWidth: [null, "240px"],
          mb: "8px",
          "@media (scripting: none)": { display: "none" },
        }}
      >
        <Choice
          label={words.zone}
          value={zone.code}
          options={mix.zones.map(({ code, title }) => [code, title])}
          onChoose={onZone}
        />
      </div>
      <div sx={{ position: "relative", mt: "28px", mb: "70px", ml: ["44px", "64px"], mr: "24px" }}>
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
          label={interpolate(words.drawing, { zone: zone.title, hour: clockText(hour), share: renewable })}
          stack={stackOf(rows)}
          hour={hour}
          greenest={{ ...greenest, name: words.greenest }}
          amountOf={(amount, isHighest) => {
            const plain = written(amount / 1000, locale);
            return isHighest ? power(plain) : plain;
          }}
        />
      </div>
      <p
        // Dates are written as the engine's locale data has them: older Safari sets a comma after the weekday.
        suppressHydrationWarning
        data-no-print=""
        sx={{
          gridRow: [null, null, 3],
          color: "muted",
          fontSize: "small",
          "@media (scripting: none)": { display: "none" },
        }}
      >
        {interpolate(words.hint, { day: writtenDay(mix.day, locale) })}
      </p>
      <div sx={{ gridRow: [null, null, "span 2"] }}>
        <p sx={{ variant: "layout.row", alignItems: "baseline", gap: "0 12px", color: "muted" }}>
          <span sx={{ variant: "text.h1Detail", color: "text" }}>{`${renewable}%`}</span>
          {interpolate(words.renewableShort, { hour: clockText(hour) })}
        </p>
        <ul
          sx={{
            mt: 2,
            ...keyList("3rem", "7px"),
            "& i": {
              size: "14px",
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
        <p sx={{ mt: 2, fontSize: "small", color: "muted" }}>
          {`${words.greenest}: `}
          {interpolate(words.greenestSaid, {
            from: clockText(greenest.from),
            to: clockText(greenest.to),
            share: greenest.renewable,
          })}
        </p>
        <Announcement text={interpolate(words.said, { zone: zone.title, hour: clockText(hour), share: renewable })} />
      </div>
    </div>
  );
}
