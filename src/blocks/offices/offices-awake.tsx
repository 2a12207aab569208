import { clockText, timeAt, useMinutes } from "../../chart/clock";
import { DayArc, type DayBar } from "../../chart/day-arc";
import { keyList } from "../../components/key-list";
import { useLanguage, useMessages } from "../../components/messages";
import { interpolate } from "../../content/text/text";
import { hoursBetween, type OfficeDay, type OfficeHours, officeDays } from "./office-day";

interface OfficesAwakeProps {
  offices: readonly OfficeHours[];
  /** The zone in whose day the hours stand until a reader's own is known. */
  clock: string;
}

/** Moment that the build draws: a working day in winter, when nothing depends on who looks. */
const anyWorkday = Date.UTC(2026, 0, 14, 11);

/** Spans in words; what goes on over midnight is one. */
function spanTexts(spans: readonly (readonly [from: number, to: number])[]): string[] {
  const [first, ...rest] = [...spans].sort(([one], [other]) => one - other);
  const last = rest.at(-1);
  const joined =
    first && last && first[0] === 0 && last[1] === 24 ? [...rest.slice(0, -1), [last[0], first[1]] as const] : spans;
  return joined.map(([from, to]) => `${clockText(from)}–${clockText(to)}`);
}

const barsOf = (day: OfficeDay, isKnown: boolean): DayBar[] => {
  const longest = Math.max(...day.spans.map(([from, to]) => to - from));
  return day.spans.map(([from, to]) => ({
    from,
    to,
    look: day.isAwake || !isKnown ? "strong" : "pale",
    label: to - from === longest ? day.city : undefined,
  }));
};

export function OfficesAwake({ offices, clock }: OfficesAwakeProps) {
  const words = useMessages().offices;
  const list = new Intl.ListFormat(useLanguage().locale);
  const minutes = useMinutes();
  const isKnown = minutes !== undefined;
  const now = new Date(minutes ?? anyWorkday);
  const readers = isKnown ? undefined : clock;
  // From east to west, as the sun comes to them.
  const days = officeDays(offices, readers, now).reverse();
  if (days.length === 0) return null;
  const gaps = hoursBetween(days);
  const { hour } = timeAt(readers, now);
  const awake = days.filter(({ isAwake }) => isAwake).map(({ city }) => city);
  const sentence = awake.length === 0 ? words.nobody : awake.length === 1 ? words.awakeOne : words.awake;
  const said = interpolate(sentence, { cities: list.format(awake) });
  const time = interpolate(words.here, { time: clockText(hour) });
  const rule = interpolate(words.rule, { place: words.place });
  const rings = days.map((day, index) => [
    ...(index === days.length - 1 ? gaps.map(([from, to]): DayBar => ({ from, to, look: "dotted" })) : []),
    ...barsOf(day, isKnown),
  ]);
  return (
    <figure>
      <figcaption sx={{ fontWeight: "bold" }}>{words.hours}</figcaption>
      <div sx={{ position: "relative", maxWidth: "560px" }}>
        <DayArc
          label={isKnown ? `${said}; ${time}.` : rule}
          width={472}
          rise={132}
          rings={rings}
          now={isKnown ? hour : undefined}
          hours={[0, 6, 12, 18, 24]}
        />
        <p
          aria-hidden="true"
          sx={{
            // On phones the time alone has room between the ends of the arc; a sentence follows below them.
            position: ["relative", "absolute"],
            mt: [isKnown ? "-14px" : "4px", 0],
            left: 0,
            right: 0,
            bottom: [null, "-4px"],
            maxWidth: [null, "190px"],
            mx: "auto",
            textAlign: "center",
            textWrap: "balance",
            fontSize: "small",
            color: "muted",
            lineHeight: "snug",
            "& b": {
              display: "block",
              variant: "text.display",
              fontSize: ["1.15rem", "1.3rem"],
              color: "text",
            },
          }}
        >
          {isKnown && <b>{time}</b>}
          {isKnown ? said : rule}
        </p>
      </div>
      <ul
        sx={{
          // Takes the place of names that do not fit into the drawing.
          display: ["block", null, "none"],
          mt: 3,
          ...keyList("3.5rem", "9px"),
          "& i": {
            size: "12px",
            borderRadius: "4px",
            bg: "drawingAsleep",
            border: "1px solid transparent",
          },
          "& i[data-awake]": { bg: "primary" },
          "& small": { display: "none" },
          "@media print": {
            display: "block",
            "& > li": { gridTemplateColumns: "1fr auto" },
            "& i, & span, & b": { display: "none" },
            "& small": { display: "block", fontSize: "inherit" },
          },
        }}
      >
        {days.map(({ city, isAwake, hour: local, spans }) => (
          <li key={city}>
            <i aria-hidden="true" data-awake={isAwake && isKnown ? "" : undefined} />
            <strong>{city}</strong>
            <span>{isKnown && (isAwake ? words.working : words.asleep)}</span>
            <b>{isKnown && clockText(local)}</b>
            <small>{spanTexts(spans).join(", ")}</small>
          </li>
        ))}
      </ul>
      {gaps.length > 0 && (
        <p sx={{ mt: 2, fontSize: "small", color: "muted" }}>
          {interpolate(words.onCall, { hours: list.format(spanTexts(gaps)) })}
        </p>
      )}
    </figure>
  );
}
