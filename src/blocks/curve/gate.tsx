import { graphql } from "gatsby";
import { onSmallestScreens } from "../../theme/breakpoints";
import type { Style } from "../../theme/variants";

type GateFields = Queries.CurveGateFieldsFragment;

/** Height of the arcs, in pixels. */
const rise = 56;

/** Width of a day: the distance of two noons, in percent. */
const dayOf = ({ days: [first, second] }: GateFields) => (second?.noon ?? 100) - (first?.noon ?? 0);

/** Distance of a place on the arcs from their top, in pixels. Each day is a parabola from midnight to midnight. */
export function depthAt(gate: GateFields, at: number): number {
  const half = dayOf(gate) / 2;
  const hours = Math.min(...gate.days.map(({ noon }) => Math.abs(at - noon) / half));
  return Math.round(rise * Math.min(hours, 1) ** 2);
}

const wordsStyle = {
  position: "absolute",
  whiteSpace: "nowrap",
  fontSize: "small",
  fontWeight: "bold",
  lineHeight: "snug",
} satisfies Style;

const dot = {
  position: "absolute",
  borderRadius: "50%",
  transform: "translate(-50%, -50%)",
} satisfies Style;

/** Days as arcs above a curve: the sun where it is now, and the deadline as a ring. Its words are part of the drawing's. */
export function Gate({ gate }: { gate: GateFields }) {
  const { days, now, deadline } = gate;
  const half = dayOf(gate) / 2;
  const place = (at: number) => ({ left: `${at}%`, top: `${depthAt(gate, at)}px` });
  return (
    <div
      aria-hidden="true"
      sx={{
        position: "relative",
        height: `${rise}px`,
        mt: "44px",
        mb: "28px",
        mx: "1px",
        [onSmallestScreens]: { mt: "5em" },
      }}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 -2 100 ${rise + 2}`}
        preserveAspectRatio="none"
        sx={{
          position: "absolute",
          // With room for half of the line above its top.
          inset: "-2px 0 0",
          width: "100%",
          height: "calc(100% + 2px)",
          "& path": { vectorEffect: "non-scaling-stroke" },
        }}
      >
        {days.map(({ noon }) => (
          <path
            key={noon}
            d={`M${noon - half} ${rise}Q${noon} ${-rise} ${noon + half} ${rise}`}
            fill="none"
            strokeWidth="2"
            sx={{ stroke: "accent" }}
          />
        ))}
      </svg>
      <span style={place(now.at)} sx={{ ...dot, width: ["10px", "14px"], height: ["10px", "14px"], bg: "accent" }} />
      <span
        style={place(deadline.at)}
        sx={{
          ...dot,
          width: "10px",
          height: "10px",
          bg: "bandCard",
          border: "2px solid",
          borderColor: "onBand",
        }}
      />
      <span
        style={{ left: `${deadline.at}%` }}
        sx={{
          ...wordsStyle,
          bottom: "calc(100% + 14px)",
          ml: "-7px",
          color: "onBand",
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

export const curveGateFragment = graphql`
  fragment CurveGateFields on CurveGate {
    days {
      noon
      text
    }
    now {
      at
      text
    }
    deadline {
      at
      text
    }
    before {
      at
      value
    }
  }
`;
