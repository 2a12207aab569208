import { type Arc, dayArc, linePath, pointAt } from "../../chart/arc";
import { clockText } from "../../chart/clock";
import { scaleOf } from "../../chart/scale";
import type { Style } from "../../theme/variants";

interface GridShape {
  /** Room around it: the scale stands left of it. */
  readonly view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly arc: Arc;
  /** Height of the largest sum, and where its foot lies. */
  readonly height: number;
  readonly ground: number;
  /** Below the ground: the mark of the greenest hours, its thickness, the foot of its words and of the hours' words. */
  readonly mark: { readonly below: number; readonly thickness: number; readonly words: number };
  readonly words: number;
  /** Height from which an area has room for its name. */
  readonly nameHeight: number;
}

/** From 640 px on, and below: there units are about the pixels of a phone, so that words are as large as elsewhere. */
export const shapes = {
  wide: {
    view: { x: -64, y: -30, width: 808, height: 446 },
    arc: dayArc(720, 74),
    height: 244,
    ground: 340,
    mark: { below: 14, thickness: 8, words: 40 },
    words: 68,
    nameHeight: 20,
  },
  narrow: {
    view: { x: -42, y: -26, width: 318, height: 350 },
    arc: dayArc(252, 38),
    height: 196,
    ground: 268,
    mark: { below: 9, thickness: 6, words: 27 },
    words: 48,
    nameHeight: 15,
  },
} as const satisfies Record<string, GridShape>;

/** Hours at which the name of a source may stand: not where the sun is at first. */
const namedAt = [4, 7, 9, 15, 17, 20];

const ticks = [0, 6, 12, 18, 24];

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A chart below the arc has its hours. */
const acrossOf = ({ arc }: GridShape, hour: number) => Math.round((arc.width * hour) / 24);

const hundredths = (share: number) => Math.round(1e4 * share) / 100;

export function sunPlace(shape: GridShape, hour: number): { left: number; top: number } {
  const { view, arc } = shape;
  return {
    left: hundredths((acrossOf(shape, hour) - view.x) / view.width),
    top: hundredths((pointAt(arc, hour).y - view.y) / view.height),
  };
}

/** Place of the words of marked hours: below their middle, at their edge where these are early or late. */
function placeOf(shape: GridShape, { from, to }: { from: number; to: number }) {
  const middle = (from + to) / 2;
  if (middle < 7) return { x: acrossOf(shape, from) };
  if (middle > 17) return { x: acrossOf(shape, to), textAnchor: "end" } as const;
  return { x: acrossOf(shape, middle), textAnchor: "middle" } as const;
}

interface GridDrawingProps {
  shape: GridShape;
  label: string;
  stack: readonly {
    readonly name: string;
    readonly color: Readonly<Record<"fill" | "ink", Style["fill"]>>;
    readonly hours: readonly number[];
  }[];
  hour: number;
  greenest: { readonly from: number; readonly to: number; readonly name: string };
  /** An amount of the scale in words; the highest of them has its unit. */
  amountOf: (amount: number, isHighest: boolean) => string;
  className?: string;
}

export function GridDrawing({ shape, label, stack, hour, greenest, amountOf, className }: GridDrawingProps) {
  const { view, arc, ground, mark, height } = shape;
  const across = (at: number) => acrossOf(shape, at);
  const sumAt = (at: number, count: number) =>
    stack.slice(0, count).reduce((sum, row) => sum + (row.hours[at] ?? 0), 0);
  const highest = Math.max(...hours.map((at) => sumAt(at, stack.length)), 1);
  const down = (amount: number) => Math.round(ground - (amount / highest) * height);
  const scale = scaleOf({ low: 0, high: highest });
  const names = stack.flatMap(({ name, color, hours: generated }, below) => {
    const most = Math.max(...namedAt.map((at) => generated[at] ?? 0));
    const at = namedAt.find((one) => generated[one] === most) ?? 0;
    const isRoomy = (most / highest) * height >= shape.nameHeight;
    return isRoomy ? [{ name, color, x: across(at), y: down(sumAt(at, below) + most / 2) }] : [];
  });
  // The last hour lasts until the end of the day.
  const edge = (count: number) => [...hours, 24].map((at) => `${across(at)} ${down(sumAt(Math.min(at, 23), count))}`);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      className={className}
      sx={{ width: "100%", height: "auto", overflow: "visible", "& text": { fill: "muted" } }}
    >
      <path d={linePath(arc, 0, 24)} fill="none" strokeWidth="2" sx={{ stroke: "accent" }} />
      {ticks.map((tick) => {
        const { x, y } = pointAt(arc, tick);
        return <circle key={tick} cx={x} cy={y} r="4" sx={{ fill: "accent" }} />;
      })}
      {scale.map((amount) => (
        <g key={amount}>
          <path d={`M0 ${down(amount)}H${arc.width}`} sx={{ stroke: "border" }} />
          {amount === scale.at(-1) ? (
            // The one with its unit is the longest: it begins at the edge and may reach over its line.
            <text x={view.x} y={down(amount)} dy="-0.35em">
              {amountOf(amount, true)}
            </text>
          ) : (
            <text x="-8" y={down(amount)} dy="0.35em" textAnchor="end">
              {amountOf(amount, false)}
            </text>
          )}
        </g>
      ))}
      {stack.map(({ name, color }, below) => (
        <path
          key={name}
          d={`M${[...edge(below), ...edge(below + 1).reverse()].join("L")}Z`}
          strokeWidth="1"
          sx={{ fill: color.fill, stroke: "surface" }}
        />
      ))}
      <path
        d={`M${across(hour)} ${pointAt(arc, hour).y + 16}V${ground}`}
        strokeWidth="2"
        strokeDasharray="0.1 6"
        strokeLinecap="round"
        sx={{ stroke: "text" }}
      />
      {names.map(({ name, color, x, y }) => (
        <text key={name} x={x} y={y} dy="0.35em" textAnchor="middle" sx={{ "&&": { fill: color.ink } } satisfies Style}>
          {name}
        </text>
      ))}
      <path
        d={`M${across(greenest.from) + mark.thickness / 2} ${ground + mark.below}H${across(greenest.to) - mark.thickness / 2}`}
        strokeWidth={mark.thickness}
        strokeLinecap="round"
        sx={{ stroke: "primary" }}
      />
      <text
        {...placeOf(shape, greenest)}
        y={ground + mark.words}
        sx={{ "&&": { fill: "primary", fontWeight: "bold" } } satisfies Style}
      >
        {greenest.name}
      </text>
      {ticks.map((tick) => (
        <text key={tick} x={across(tick)} y={ground + shape.words} textAnchor="middle">
          {clockText(tick)}
        </text>
      ))}
    </svg>
  );
}
