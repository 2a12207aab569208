/** Direction that a face of the drawn roof looks to: a house with two faces, and a wing across it with two more. */
type RoofSide = "north" | "south" | "east" | "west";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface DrawnFace {
  readonly side: RoofSide;
  readonly area: number;
  /** Length along its eaves, and from there up to the ridge. */
  readonly length?: number | undefined;
  readonly slope?: number | undefined;
}

type PanelSize = Pick<Box, "width" | "height">;

/** Around what can be used of a face, and between two panels, in metres. */
const edge = 0.4;

const gap = 0.02;

export const rounded = (value: number) => Math.round(value * 100) / 100;

const inCentimetres = ({ x, y, width, height }: Box): Box => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
});

/** A face of which only the area is known is twice as long as it is deep. */
const sizeOf = ({ area, length, slope }: DrawnFace) => {
  const along = length ?? (slope ? area / slope : Math.sqrt(2 * area));
  return { along, up: slope ?? (along && area / along) };
};

/** A face that a plan does not name is like its opposite, so that the roof is whole. */
const unknown = (side: RoofSide, faces: readonly DrawnFace[]): DrawnFace => {
  const opposite = { north: "south", south: "north", east: "west", west: "east" } as const;
  const twin = faces.find((face) => face.side === opposite[side]);
  return twin ? { ...twin, side } : { side, area: 0 };
};

/** Outlines of the faces from above, in metres, north up: a house, and right of it a wing to the line of its south eaves. */
export function roofBoxes(faces: readonly DrawnFace[]): Readonly<Record<RoofSide, Box>> {
  const of = (side: RoofSide) => sizeOf(faces.find((face) => face.side === side) ?? unknown(side, faces));
  const [north, south, west, east] = [of("north"), of("south"), of("west"), of("east")];
  const ridge = Math.max(north.along, south.along);
  const width = ridge && ridge + 2 * edge;
  const eaves = south.up + edge;
  const length = Math.max(west.along, east.along) + 2 * edge;
  const wing = { y: eaves - length, height: west.along + east.along > 0 ? length : 0 };
  const wide = wing.height && west.up + edge;
  return {
    north: inCentimetres({ x: 0, y: -north.up - edge, width, height: north.up + edge }),
    south: inCentimetres({ x: 0, y: 0, width, height: eaves }),
    west: inCentimetres({ x: width, ...wing, width: wide }),
    east: inCentimetres({ x: width + wide, ...wing, width: wing.height && east.up + edge }),
  };
}

const isOfHouse = (side: RoofSide) => side === "north" || side === "south";

/** The part of a face that panels can use, from where the ridge begins, and the rest, such as a terrace or dormers. */
export function partsOf(face: DrawnFace, box: Box): { usable: Box; rest: Box | undefined } {
  const along = sizeOf(face).along + 2 * edge;
  const { width, height } = isOfHouse(face.side)
    ? { width: Math.min(along, box.width), height: box.height }
    : { width: box.width, height: Math.min(along, box.height) };
  const rest = inCentimetres(
    isOfHouse(face.side)
      ? { ...box, x: box.x + width, width: box.width - width }
      : { ...box, y: box.y + height, height: box.height - height },
  );
  return {
    usable: inCentimetres({ ...box, width, height }),
    rest: rest.width > 0 && rest.height > 0 ? rest : undefined,
  };
}

/** Lines across a box from lower left to upper right, so many metres apart along its edges. */
export function hatchPath({ x, y, width, height }: Box, step: number): string {
  const count = Math.ceil((width + height) / step) - 1;
  return Array.from({ length: count }, (_, index) => {
    const at = (index + 1) * step;
    const [left, right] = [Math.max(at - height, 0), Math.min(at, width)];
    return `M${rounded(x + left)} ${rounded(y + at - left)}L${rounded(x + right)} ${rounded(y + at - right)}`;
  }).join("");
}

export function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

interface PanelField {
  readonly side: RoofSide;
  readonly panelRows: number;
  readonly panelColumns: number;
}

/** Panels as they lie from above, the longer edge up the slope, and how far all of them reach. */
function fieldOf({ side, panelRows, panelColumns }: PanelField, size: PanelSize) {
  const panel = isOfHouse(side) ? size : { width: size.height, height: size.width };
  return {
    panel,
    across: panelColumns * (panel.width + gap) - gap,
    down: panelRows * (panel.height + gap) - gap,
  };
}

export function panelsFit(face: DrawnFace & PanelField, size: PanelSize): boolean {
  const { along, up } = sizeOf(face);
  const { across, down } = fieldOf(face, size);
  return isOfHouse(face.side) ? across <= along && down <= up : down <= along && across <= up;
}

export function panelPath(face: PanelField, box: Box, size: PanelSize): string {
  const { panel, across, down } = fieldOf(face, size);
  const width = rounded(panel.width);
  const shape = `h${width}v${rounded(panel.height)}h-${width}z`;
  const row = Array<string>(face.panelColumns)
    .fill(shape)
    .join(`m${rounded(width + gap)} 0`);
  const [left, top] = [box.x + (box.width - across) / 2, box.y + (box.height - down) / 2];
  return Array.from(
    { length: face.panelRows },
    (_, index) => `M${rounded(left)} ${rounded(top + index * (panel.height + gap))}${row}`,
  ).join("");
}
