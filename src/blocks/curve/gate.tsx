import { dayArc, linePath, pointAt } from "../../chart/arc";
import { dot, Plot } from "../../chart/plot";
import type { BlockOf } from "../../content/entry";
import { onSmallestScreens } from "../../theme/breakpoints";
import type { Style } from "../../theme/variants";

type GateFields = NonNullable<BlockOf<"curve">["curve"]["gate"]>;

/** A day of 19.2 pixels an hour, where there is room for it; narrower drawings press it together. */
const day = dayArc(461, 56);

const dayOf = ({ days: [first, second] }: GateFields) => (second?.noon ?? 100) - (first?.noon ?? 0);

function depthAt(gate: GateFields, at: number): number {
  const days = Math.min(...gate.days.map(({ noon }) => Math.abs(at - noon) / dayOf(gate)));
  return pointAt(day, 12 + 24 * Math.min(days, 0.5)).y;
}

const wordsStyle = {
  position: "absolute",
  whiteSpace: "nowrap",
  fontSize: "small",
  fontWeight: "bold",
  lineHeight: "snug",
} satisfies Style;

/** Days as arcs above a curve: the sun where it is now, and the deadline as a ring. Its words are part of the drawing's. */
export function Gate({ gate }: { gate: GateFields }) {
  const { days, now, deadline } = gate;
  const length = dayOf(gate);
  const place = (at: number) => ({ left: `${at}%`, top: `${depthAt(gate, at)}px` });
  return (
    <div
      aria-hidden="true"
      sx={{
        position: "relative",
        height: `${day.rise}px`,
        mt: "44px",
        mb: "28px",
        mx: "1px",
        [onSmallestScreens]: { mt: "5em" },
      }}
    >
      {/* A day that has begun before is cut off, but not the half of the line above the top. */}
      <Plot sx={{ position: "absolute", inset: 0, clipPath: "inset(-2px 0)" }}>
        {days.map(({ noon }) => (
          <path
            key={noon}
            d={linePath(day, 0, 24)}
            transform={`translate(${noon - length / 2}) scale(${length / day.width} ${100 / day.rise})`}
            strokeWidth="2"
            sx={{ stroke: "accent" }}
          />
        ))}
      </Plot>
      <span
        style={place(deadline.at)}
        sx={{ ...dot, width: "10px", height: "10px", bg: "bandCard", border: "2px solid", borderColor: "onBand" }}
      />
      {/* Last: on a phone it touches the ring. */}
      <span style={place(now.at)} sx={{ ...dot, width: ["10px", "14px"], height: ["10px", "14px"], bg: "accent" }} />
      <span
        style={{ left: `${deadline.at}%` }}
        sx={{
          ...wordsStyle,
          bottom: "calc(100% + 14px)",
          ml: "-7px",
          [onSmallestScreens]: { right: 0, whiteSpace: "normal" },
        }}
      >
        {deadline.text}
      </span>
      <span
        style={{ left: `${now.at}%`, top: `${depthAt(gate, now.at) + 20}px` }}
        sx={{ ...wordsStyle, ml: "-12px", color: "accent" }}
      >
        {now.text}
      </span>
      {days.slice(1).map(({ noon, text }) => (
        <span
          key={text}
          style={{ left: `${noon}%` }}
          sx={{ ...wordsStyle, top: "14px", transform: "translateX(-50%)", color: "onBandMuted" }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}
