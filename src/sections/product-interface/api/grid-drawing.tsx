import { linePath, pointAt } from "../../../components/day-arc/arc-geometry";
import { clockText } from "../../../components/day-arc/clock";
import { scaleOf } from "../../../components/scale";
import type { Style } from "../../../theme/variants";
import { acrossOf, downOf, edgeOf, type GridShape } from "./grid-shape";
import type { SourceColor } from "./grid-sources";

interface GridDrawingProps {
  shape: GridShape;
  /** Sentence that tells the drawing. */
  label: string;
  /** Areas, the lowest first: what each source generated in each hour. */
  stack: readonly { readonly name: string; readonly color: SourceColor; readonly hours: readonly number[] }[];
  /** The hour of the sun. */
  hour: number;
  /** Hours in a row that are marked below. */
  greenest: { readonly from: number; readonly to: number; readonly name: string };
  /** An amount of the scale in words; the highest of them has its unit. */
  amountOf: (amount: number, isHighest: boolean) => string;
  className?: string;
}

/** Hours at which the name of a source may stand: not where the sun is at first. */
const namedAt = [4, 7, 9, 15, 17, 20];

const ticks = [0, 6, 12, 18, 24];

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Place of the words of marked hours: below their middle, at their edge where these are early or late. */
function placeOf(shape: GridShape, { from, to }: { from: number; to: number }) {
  const middle = (from + to) / 2;
  if (middle < 7) return { x: acrossOf(shape, from) };
  if (middle > 17) return { x: acrossOf(shape, to), textAnchor: "end" } as const;
  return { x: acrossOf(shape, middle), textAnchor: "middle" } as const;
}

/** A day of a zone of the grid: below the way of the sun lies what each source generated. */
export function GridDrawing({ shape, label, stack, hour, greenest, amountOf, className }: GridDrawingProps) {
  const { view, arc, ground, mark } = shape;
  const sumAt = (at: number, count: number) =>
    stack.slice(0, count).reduce((sum, row) => sum + (row.hours[at] ?? 0), 0);
  const highest = Math.max(...hours.map((at) => sumAt(at, stack.length)), 1);
  const down = (amount: number) => downOf(shape, amount, highest);
  const scale = scaleOf({ low: 0, high: highest });
  const names = stack.flatMap(({ name, color, hours: generated }, below) => {
    const most = Math.max(...namedAt.map((at) => generated[at] ?? 0));
    const at = namedAt.find((one) => generated[one] === most) ?? 0;
    const isRoomy = (most / highest) * shape.height >= shape.nameHeight;
    return isRoomy ? [{ name, color, x: acrossOf(shape, at), y: down(sumAt(at, below) + most / 2) }] : [];
  });
  const edge = (count: number) =>
    edgeOf(
      shape,
      hours.map((at) => sumAt(at, count)),
      highest,
    );
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
        d={`M${acrossOf(shape, hour)} ${pointAt(arc, hour).y + 16}V${ground}`}
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
        d={`M${acrossOf(shape, greenest.from) + mark.thickness / 2} ${ground + mark.below}H${acrossOf(shape, greenest.to) - mark.thickness / 2}`}
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
        <text key={tick} x={acrossOf(shape, tick)} y={ground + shape.words} textAnchor="middle">
          {clockText(tick)}
        </text>
      ))}
    </svg>
  );
}
