import { clockText } from "../../chart/clock";
import { type Point, rangeOf, scaleOf, straightPath } from "../../chart/path";
import { Plot, placeOf, ScaleLines } from "../../chart/plot";
import type { ColorRole } from "../../content/colors/color-roles";
import { sum } from "../shares";

/** Hours at which the name of a source may stand: not where the sun is at first. */
const namedAt = [4, 7, 9, 15, 17, 20];

const ticks = [0, 6, 12, 18, 24];

export const leftOf = (hour: number) => Math.round((1e4 * hour) / 24) / 100;

/** The sun's place on its arc, in percent from the top, where it stands at noon. */
export const sunTop = (hour: number) => Math.round(2000 * (hour / 12 - 1) ** 2) / 100;

const below = (middle: number) => ({ left: `${middle}%`, translate: `-${middle}%` });

interface GridDrawingProps {
  label: string;
  stack: readonly {
    readonly name: string;
    readonly color: Readonly<Record<"fill" | "ink", ColorRole>>;
    readonly hours: readonly number[];
  }[];
  hour: number;
  greenest: { readonly from: number; readonly to: number; readonly name: string };
  /** An amount of the scale in words; the highest of them has its unit. */
  amountOf: (amount: number, isHighest: boolean) => string;
}

export function GridDrawing({ label, stack, hour, greenest, amountOf }: GridDrawingProps) {
  const sumAt = (at: number, count: number) => sum(stack.slice(0, count).map(({ hours }) => hours[at] ?? 0));
  // The last hour lasts until the end of the day.
  const edge = (count: number): Point[] =>
    Array.from({ length: 25 }, (_, at) => ({ at: leftOf(at), value: sumAt(Math.min(at, 23), count) }));
  const sums = edge(stack.length).map(({ value }) => value);
  const range = rangeOf(sums, 0.39);
  const scale = scaleOf({ low: 0, high: Math.max(...sums) });
  const names = stack.flatMap(({ name, color, hours }, place) => {
    const most = Math.max(...namedAt.map((at) => hours[at] ?? 0));
    const at = namedAt.find((one) => hours[one] === most) ?? 0;
    const isRoomy = most > 0.06 * range.high;
    return isRoomy ? [{ name, ink: color.ink, place: placeOf(leftOf(at), sumAt(at, place) + most / 2, range) }] : [];
  });
  const [from, to] = [leftOf(greenest.from), leftOf(greenest.to)];
  return (
    <div
      role="img"
      aria-label={label}
      sx={{
        position: "relative",
        height: "260px",
        fontSize: ["12px", "14px"],
        color: "muted",
        "& span": { position: "absolute", whiteSpace: "nowrap" },
      }}
    >
      <ScaleLines
        values={scale}
        range={range}
        write={(amount) => amountOf(amount, amount === scale.at(-1))}
        sx={{ left: ["-44px", "-64px"], borderColor: "border" }}
      />
      <Plot sx={{ position: "absolute", inset: 0 }}>
        <g strokeLinecap="round">
          <path d="M0 20Q50 -20 100 20" strokeWidth="2" sx={{ stroke: "accent" }} />
          <path
            d={ticks.map((tick) => `M${leftOf(tick)} ${sunTop(tick)}h0`).join("")}
            strokeWidth="8"
            sx={{ stroke: "accent" }}
          />
          <path d={`M${from + 0.6} 105.5H${to - 0.6}`} strokeWidth="8" sx={{ stroke: "primary" }} />
        </g>
        {stack.map(({ name, color }, place) => (
          <path
            key={name}
            d={`${straightPath(edge(place), range)}L${straightPath(edge(place + 1).reverse(), range).slice(1)}Z`}
            strokeWidth="1"
            sx={{ fill: color.fill, stroke: "surface" }}
          />
        ))}
        <path
          d={`M${leftOf(hour)} ${sunTop(hour)}V100`}
          strokeWidth="2"
          strokeDasharray="0.1 6"
          strokeLinecap="round"
          sx={{ stroke: "text" }}
        />
      </Plot>
      {names.map(({ name, ink, place }) => (
        <span key={name} style={place} sx={{ color: ink, translate: "-50% -50%", printColorAdjust: "exact" }}>
          {name}
        </span>
      ))}
      <span style={below((from + to) / 2)} sx={{ top: "calc(100% + 22px)", color: "primary", fontWeight: "bold" }}>
        {greenest.name}
      </span>
      {ticks.map((tick) => (
        <span key={tick} style={{ left: `${leftOf(tick)}%` }} sx={{ top: "calc(100% + 48px)", translate: "-50%" }}>
          {clockText(tick)}
        </span>
      ))}
    </div>
  );
}
