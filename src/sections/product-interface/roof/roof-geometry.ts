/** Direction of a face of the drawn roof: a house with two faces, and a wing across it with two more. */
export type RoofSide = "north" | "south" | "east" | "west";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The faces from above, in the drawing's units, north up. */
export const roofFaces: Readonly<Record<RoofSide, Box>> = {
  north: { x: -130, y: -76, width: 164, height: 76 },
  south: { x: -130, y: 0, width: 164, height: 76 },
  west: { x: 34, y: -46, width: 48, height: 122 },
  east: { x: 82, y: -46, width: 48, height: 122 },
};

/** Kept free along the edges of a face, and between panels. */
const margin = 8;
const gap = 3;

/** Panels of a face: a grid of rows and columns, as large as fits. */
export function panelGrid(side: RoofSide, rows: number, columns: number): Box[] {
  const face = roofFaces[side];
  const width = (face.width - 2 * margin - (columns - 1) * gap) / columns;
  const height = (face.height - 2 * margin - (rows - 1) * gap) / rows;
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: face.x + margin + (index % columns) * (width + gap),
    y: face.y + margin + Math.floor(index / columns) * (height + gap),
    width,
    height,
  }));
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * The same as one path, which is shorter in the page than a rectangle for each: every panel of a row is drawn by the same
 * words, from where the one before it began.
 */
export function panelPath(side: RoofSide, rows: number, columns: number): string {
  const grid = panelGrid(side, rows, columns);
  const width = rounded(grid[0]?.width ?? 0);
  const shape = `h${width}v${rounded(grid[0]?.height ?? 0)}h-${width}z`;
  const row = Array<string>(columns)
    .fill(shape)
    .join(`m${rounded(width + gap)} 0`);
  return grid
    .filter((_, index) => index % columns === 0)
    .map(({ x, y }) => `M${rounded(x)} ${rounded(y)}${row}`)
    .join("");
}
