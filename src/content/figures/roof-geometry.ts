/** Direction that a face of the drawn roof looks to: a house with two faces, and a wing across it with two more. */
export type RoofSide = "north" | "south" | "east" | "west";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Measures of a face, in metres along its edges. */
export interface DrawnFace {
  readonly side: RoofSide;
  readonly area: number;
  /** Length along its eaves, and from there up to the ridge. */
  readonly length?: number | null;
  readonly slope?: number | null;
}

export interface PanelSize {
  readonly width: number;
  readonly height: number;
}

/** A roof with its edges around what can be used, in metres. */
const edge = 0.4;

/** Between two panels, in metres. */
const gap = 0.02;

/** Metres to the centimetre. */
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

/** Faces of which nothing is known, so that a roof is whole however many of its faces a plan names. */
const unknown = (side: RoofSide, faces: readonly DrawnFace[]): DrawnFace => {
  const opposite = { north: "south", south: "north", east: "west", west: "east" } as const;
  const twin = faces.find((face) => face.side === opposite[side]);
  return twin ? { ...twin, side } : { side, area: 0 };
};

/**
 * Outlines of the faces of a roof from above, in metres, north up: north and south about a ridge from west to east, and
 * right of them the wing, whose west and east faces share the line of the south eaves.
 */
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

/** True for a face along the ridge of the house; those of the wing lie across it. */
const isOfHouse = ({ side }: Pick<DrawnFace, "side">) => side === "north" || side === "south";

/**
 * The part of a face that its panels can use, with the edge around it; the ridge belongs to two faces, and the shorter one
 * begins where the ridge does.
 */
export function usableBox(face: DrawnFace, box: Box): Box {
  const along = sizeOf(face).along + 2 * edge;
  return isOfHouse(face)
    ? inCentimetres({ ...box, width: Math.min(along, box.width) })
    : inCentimetres({ ...box, height: Math.min(along, box.height) });
}

/** Rest of a face beyond its usable part, such as a terrace or dormers; undefined where it is used up. */
export function restBox(face: DrawnFace, box: Box): Box | undefined {
  const { width, height } = usableBox(face, box);
  const rest = inCentimetres(
    isOfHouse(face)
      ? { ...box, x: box.x + width, width: box.width - width }
      : { ...box, y: box.y + height, height: box.height - height },
  );
  return rest.width > 0 && rest.height > 0 ? rest : undefined;
}

/** Lines across a box, from lower left to upper right, so many metres from each other along its edges. */
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

/** A panel as it lies from above: its longer edge up the slope. */
const laid = (side: RoofSide, { width, height }: PanelSize): PanelSize =>
  isOfHouse({ side }) ? { width, height } : { width: height, height: width };

/** Places of the panels of a face, in metres: all of one size, in the middle of the face. */
export function panelBoxes(side: RoofSide, box: Box, rows: number, columns: number, size: PanelSize): Box[] {
  const { width, height } = laid(side, size);
  const [across, down] = [columns * (width + gap) - gap, rows * (height + gap) - gap];
  const [left, top] = [box.x + (box.width - across) / 2, box.y + (box.height - down) / 2];
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: left + (index % columns) * (width + gap),
    y: top + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
}

export function panelsFit(face: DrawnFace, rows: number, columns: number, size: PanelSize): boolean {
  const { along, up } = sizeOf(face);
  const { width, height } = laid(face.side, size);
  const [across, down] = [columns * (width + gap) - gap, rows * (height + gap) - gap];
  return isOfHouse(face) ? across <= along && down <= up : down <= along && across <= up;
}

/**
 * The panels of a face as one path, which is shorter in the page than a rectangle for each: every panel of a row is drawn
 * by the same words, from where the one before it began.
 */
export function panelPath(side: RoofSide, box: Box, rows: number, columns: number, size: PanelSize): string {
  const panels = panelBoxes(side, box, rows, columns, size);
  const width = rounded(panels[0]?.width ?? 0);
  const shape = `h${width}v${rounded(panels[0]?.height ?? 0)}h-${width}z`;
  const row = Array<string>(columns)
    .fill(shape)
    .join(`m${rounded(width + gap)} 0`);
  return panels
    .filter((_, index) => index % columns === 0)
    .map(({ x, y }) => `M${rounded(x)} ${rounded(y)}${row}`)
    .join("");
}
