import { useMessages } from "../../../components/messages";
import { interpolate } from "../../../content/text";
import { panelPath, type RoofSide, roofFaces } from "./roof-geometry";

interface DrawnFace {
  readonly side: RoofSide;
  readonly panelRows: number;
  readonly panelColumns: number;
}

interface RoofPlanProps {
  faces: readonly DrawnFace[];
  /** Number of panels, for people who cannot see them. */
  panels: number;
}

/** The shaded half of each part of the roof. */
const shaded: readonly RoofSide[] = ["north", "west"];

const sides = Object.keys(roofFaces) as RoofSide[];

/** A roof from above, with panels on some of its faces. */
export const RoofPlan = ({ faces, panels }: RoofPlanProps) => (
  <svg
    role="img"
    aria-label={interpolate(useMessages().roofPlan.drawing, { count: panels })}
    viewBox="0 0 340 250"
    preserveAspectRatio="xMidYMid slice"
    sx={{ width: "100%", height: "100%", minHeight: "210px", borderRadius: "12px" }}
  >
    <path d="M0 0h340v250H0z" sx={{ fill: "drawingGround" }} />
    <path d="M0 213h340v37H0z" sx={{ fill: "border" }} />
    <path d="M0 231h340" strokeDasharray="14 12" strokeWidth="2" sx={{ stroke: "surface" }} />
    <g transform="translate(170 106)">
      {sides.map((side) => (
        <rect
          key={side}
          {...roofFaces[side]}
          sx={{ fill: shaded.includes(side) ? "drawingRoofShade" : "drawingRoof" }}
        />
      ))}
      {faces.map(({ side, panelRows, panelColumns }) => (
        <path
          key={side}
          d={panelPath(side, panelRows, panelColumns)}
          strokeWidth="1.4"
          sx={{ fill: "drawingPanel", stroke: "coolBorder" }}
        />
      ))}
    </g>
    <circle cx="20" cy="188" r="17" sx={{ fill: "onBandIcon" }} />
    <circle cx="316" cy="30" r="19" sx={{ fill: "onBandIcon" }} />
  </svg>
);
