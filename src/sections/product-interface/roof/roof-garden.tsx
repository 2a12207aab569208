import { type Box, rounded } from "../../../content/figures/roof-geometry";

interface RoofGardenProps {
  /** Area that is in the frame in any case, and the roof in it, in metres. */
  view: Box;
  roof: Box;
  /** Beginning of the street. */
  street: number;
}

/** Metres of ground that are drawn beyond the frame's own: its place may have another shape. */
const beyond = 40;

const streetWidth = 4.6;

/** Garden, street and trees around a roof that is seen from above. */
export function RoofGarden({ view, roof, street }: RoofGardenProps) {
  const [left, width] = [rounded(view.x - beyond), rounded(view.width + 2 * beyond)];
  const end = view.x + view.width;
  const trees = [
    [roof.x - 1.6, street - 1.1, 1.3],
    [roof.x + roof.width + 1.8, roof.y + roof.height - 1.5, 1],
    // Behind the house, where the frame is high enough to show the garden.
    [view.x + 3, roof.y - 5, 1.8],
    [end - 3, roof.y - 6.2, 1.5],
    // On the other side of the street.
    [end - 3.4, street + streetWidth + 2.6, 1.6],
  ] as const;
  return (
    <>
      <rect
        x={left}
        y={rounded(view.y - beyond)}
        width={width}
        height={rounded(view.height + 2 * beyond)}
        sx={{ fill: "drawingGround" }}
      />
      <rect x={left} y={street} width={width} height={streetWidth} sx={{ fill: "border" }} />
      <path
        d={`M${left} ${rounded(street + streetWidth / 2)}h${width}`}
        strokeDasharray="0.9 0.8"
        strokeWidth="0.12"
        sx={{ stroke: "surface" }}
      />
      {trees.map(([x, y, radius]) => (
        <g key={`${x} ${y}`} transform={`translate(${rounded(x)} ${rounded(y)}) scale(${radius})`}>
          <circle cx="0.3" cy="0.3" r="1" opacity="0.14" sx={{ fill: "onAccent" }} />
          <circle r="1" sx={{ fill: "drawingTree" }} />
          <circle cx="-0.2" cy="-0.25" r="0.48" opacity="0.25" sx={{ fill: "onBandStrong" }} />
        </g>
      ))}
    </>
  );
}
