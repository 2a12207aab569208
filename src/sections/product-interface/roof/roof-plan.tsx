import { useMessages } from "../../../components/messages";
import {
  boundsOf,
  type DrawnFace,
  type PanelSize,
  panelPath,
  type RoofSide,
  roofBoxes,
} from "../../../content/roof-geometry";
import { interpolate } from "../../../content/text";

interface PlannedFace extends DrawnFace {
  readonly panelRows: number;
  readonly panelColumns: number;
}

interface RoofPlanProps {
  faces: readonly PlannedFace[];
  /** Those that carry panels. */
  chosen: readonly PlannedFace[];
  panel: PanelSize;
  /** Number of panels in words, for people who cannot see them. */
  panels: number;
}

/** The shaded half of each part of the roof. */
const shaded: readonly RoofSide[] = ["north", "west"];

/** Surroundings of the roof, in metres: a garden above, the street below. */
const around = { side: 3, top: 2, street: 4 };

/** Metres of ground that are drawn beyond that: the drawing's frame may have another shape. */
const beyond = 40;

/** The bar that tells how long metres are. */
const scale = 5;

/** A roof from above, to scale, with panels on some of its faces. */
export function RoofPlan({ faces, chosen, panel, panels }: RoofPlanProps) {
  const words = useMessages().roofPlan;
  const boxes = roofBoxes(faces);
  const bounds = boundsOf(Object.values(boxes).filter(({ width }) => width > 0));
  const view = {
    x: bounds.x - around.side,
    y: bounds.y - around.top,
    width: bounds.width + 2 * around.side,
    height: bounds.height + around.top + around.street,
  };
  const street = bounds.y + bounds.height + 1.2;
  const [left, right] = [view.x + 1, view.x + view.width];
  return (
    <svg
      role="img"
      aria-label={interpolate(words.drawing, { count: panels })}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMax meet"
      sx={{
        width: "100%",
        height: "100%",
        minHeight: "210px",
        borderRadius: "12px",
        "& text": { fill: "text", fontWeight: "bold" },
      }}
    >
      <rect
        x={view.x - beyond}
        y={view.y - beyond}
        width={view.width + 2 * beyond}
        height={view.height + 2 * beyond}
        sx={{ fill: "drawingGround" }}
      />
      <rect
        x={view.x - beyond}
        y={street}
        width={view.width + 2 * beyond}
        height={around.street + beyond}
        sx={{ fill: "border" }}
      />
      <path
        d={`M${view.x - beyond} ${street + 2.3}h${view.width + 2 * beyond}`}
        strokeDasharray="0.9 0.8"
        strokeWidth="0.12"
        sx={{ stroke: "surface" }}
      />
      {Object.entries(boxes).map(([side, box]) => (
        <rect
          key={side}
          {...box}
          sx={{ fill: shaded.includes(side as RoofSide) ? "drawingRoofShade" : "drawingRoof" }}
        />
      ))}
      {chosen.map(({ side, panelRows, panelColumns }) => (
        <path
          key={side}
          d={panelPath(side, boxes[side], panelRows, panelColumns, panel)}
          strokeWidth="0.07"
          sx={{ fill: "drawingPanel", stroke: "onBandMuted" }}
        />
      ))}
      {[
        [view.x + 1.4, street - 1.1, 1.3],
        [right - 1.2, bounds.y + bounds.height - 1.5, 1],
        // Behind the house, where the frame is high enough to show the garden.
        [view.x + 3, bounds.y - 5, 1.8],
        [view.x + view.width / 2, bounds.y - 3.6, 1.1],
        [right - 3, bounds.y - 6.2, 1.5],
      ].map(([x = 0, y = 0, radius = 0]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${radius})`}>
          {/* Its shade at noon, north of it. */}
          <circle cx="0.15" cy="-0.45" r="1" opacity="0.25" sx={{ fill: "text" }} />
          <circle r="1" sx={{ fill: "onBandIcon" }} />
          <circle cx="-0.25" cy="0.25" r="0.5" opacity="0.35" sx={{ fill: "surface" }} />
        </g>
      ))}
      <g transform={`translate(${right - 1.6} ${view.y + 1.7})`}>
        <circle r="1.1" sx={{ fill: "surface" }} />
        <path d="M0 -0.7L0.5 0.6L0 0.25L-0.5 0.6Z" sx={{ fill: "text" }} />
      </g>
      <path d={`M${left} ${street + 0.7}v0.6h${scale}v-0.6`} fill="none" strokeWidth="0.12" sx={{ stroke: "text" }} />
      <text x={left + scale + 0.4} y={street + 1.4} fontSize="1">
        {interpolate(words.scale, { metres: scale })}
      </text>
    </svg>
  );
}
