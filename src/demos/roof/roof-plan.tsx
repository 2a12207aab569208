import { useMessages } from "../../components/messages";
import {
  type Box,
  boundsOf,
  hatchPath,
  panelPath,
  partsOf,
  roofBoxes,
  rounded,
} from "../../content/figures/roof-geometry";
import { interpolate } from "../../content/text/text";
import { colors } from "../../theme/colors";
import type { Style } from "../../theme/variants";
import type { DemoOf } from "../frame";
import { panelsOn, type RoofFace } from "./solar";

/** The half of each part of the roof that is shaded in the afternoon. */
const shaded = ["north", "east"];

const around = { side: 3, top: 2, street: 4 };

const turn = -6;

const scale = 5;

const frame = {
  position: "relative",
  width: "100%",
  "& > svg": { display: "block", size: "100%", borderRadius: "12px" },
  "& > ul": {
    position: "absolute",
    left: "10px",
    bottom: "10px",
    variant: "layout.row",
    gap: "2px 12px",
    maxWidth: "calc(100% - 20px)",
    px: "10px",
    py: "4px",
    borderRadius: "8px",
    bg: "surface",
    fontSize: "0.8rem",
    lineHeight: "snug",
  },
  "& li": { variant: "layout.line", gap: "6px" },
  "& li::before": {
    content: '""',
    size: "12px",
    borderRadius: "2px",
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
  },
  minHeight: "210px",
  aspectRatio: "3 / 2",
  "& text": { fill: "text", fontWeight: "bold" },
} satisfies Style;

/** Metres of ground that are drawn: its place may have another shape than the frame. */
const ground = { x: -100, y: -100, width: 300, height: 300 };

const streetWidth = 4.6;

function Garden({ view, roof, street }: { view: Box; roof: Box; street: number }) {
  const end = view.x + view.width;
  const trees = [
    [roof.x - 1.6, street - 1.1, 1.3],
    [roof.x + roof.width + 1.8, roof.y + roof.height - 1.5, 1],
    // Behind the house, where the frame is high enough to show the garden.
    [view.x + 3, roof.y - 5, 1.8],
    [end - 3, roof.y - 6.2, 1.5],
    [end - 3.4, street + streetWidth + 2.6, 1.6],
  ] as const;
  return (
    <>
      <rect {...ground} sx={{ fill: "drawingGround" }} />
      <rect {...ground} y={street} height={streetWidth} sx={{ fill: "border" }} />
      <path
        d={`M${ground.x} ${rounded(street + streetWidth / 2)}h${ground.width}`}
        strokeDasharray="0.9 0.8"
        strokeWidth="0.12"
        sx={{ stroke: "surface" }}
      />
      {trees.map(([x, y, radius]) => (
        <circle
          key={`${x} ${y}`}
          cx={rounded(x)}
          cy={rounded(y)}
          r={radius}
          strokeWidth="0.4"
          strokeOpacity="0.14"
          sx={{ fill: "drawingTree", stroke: "onAccent" }}
        />
      ))}
    </>
  );
}

interface RoofPlanProps {
  plan: DemoOf<"roofPlan">;
  faces: readonly RoofFace[];
  chosen: readonly RoofFace[];
  className?: string;
}

export function RoofPlan({ plan, faces, chosen, className }: RoofPlanProps) {
  const words = useMessages().roofPlan;
  const panel = { width: plan.panelWidth, height: plan.panelHeight };
  const count = panelsOn(chosen);
  const boxes = roofBoxes(faces);
  const house = boundsOf(Object.values(boxes).filter(({ width }) => width > 0));
  const rests = faces.flatMap((face) => partsOf(face, boxes[face.side]).rest ?? []);
  const view = {
    x: rounded(house.x - around.side),
    y: rounded(house.y - around.top),
    width: rounded(house.width + 2 * around.side),
    height: rounded(house.height + around.top + around.street),
  };
  const street = rounded(house.y + house.height + 1.2);
  const left = rounded(view.x + view.width - scale - 3.5);
  return (
    <figure className={className} sx={frame}>
      <svg role="img" aria-label={interpolate(words.drawing, { count })}>
        {/* In the middle of the frame, whatever its shape; ground is drawn beyond its own. */}
        <svg aria-hidden="true" viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} overflow="visible">
          <g transform={`rotate(${turn} ${rounded(house.x + house.width / 2)} ${rounded(house.y + house.height / 2)})`}>
            <Garden view={view} roof={house} street={street} />
            {Object.entries(boxes).map(([name, box]) => (
              <rect
                key={name}
                {...box}
                strokeWidth="0.06"
                sx={{
                  fill: shaded.includes(name) ? "drawingRoofShade" : "drawingRoof",
                  stroke: "drawingRoofShade",
                }}
              />
            ))}
            {rests.map((rest) => (
              <path
                key={`${rest.x} ${rest.y}`}
                d={hatchPath(rest, 0.5)}
                strokeWidth="0.08"
                opacity="0.45"
                sx={{ stroke: "onAccent" }}
              />
            ))}
            {chosen.map((face) => (
              <path
                key={face.side}
                d={panelPath(face, partsOf(face, boxes[face.side]).usable, panel)}
                strokeWidth="0.07"
                sx={{ fill: "drawingPanel", stroke: "onBandMuted" }}
              />
            ))}
            <path
              d={`M${left} ${rounded(street + 0.7)}v0.6h${scale}v-0.6`}
              fill="none"
              strokeWidth="0.12"
              sx={{ stroke: "text" }}
            />
            <text x={left + scale + 0.4} y={rounded(street + 1.4)} fontSize="1">
              {interpolate(words.scale, { metres: scale })}
            </text>
          </g>
        </svg>
        <svg aria-hidden="true" x="100%" overflow="visible">
          <g transform={`translate(-28 28) rotate(${turn})`}>
            <circle r="17" sx={{ fill: "surface" }} />
            <path d="M0 -10L7 9L0 4L-7 9Z" sx={{ fill: "text" }} />
          </g>
        </svg>
      </svg>
      <ul>
        <li sx={{ "&::before": { bg: "drawingPanel" } }}>{interpolate(words.panelsKey, { count })}</li>
        {rests.length > 0 && (
          <li
            sx={{
              "&::before": {
                bg: "drawingRoof",
                backgroundImage: `repeating-linear-gradient(135deg, transparent 0 3px, ${colors.onAccent} 3px 4px)`,
              },
            }}
          >
            {words.restKey}
          </li>
        )}
      </ul>
    </figure>
  );
}
