/** A cut of the film: where things are in a frame of its shape, in pixels. */
export interface Shape {
  /** Its files in static/videos without their endings. */
  name: string;
  width: number;
  height: number;
  /** Where the sky ends and the ground begins, on which the words stand. */
  horizon: number;
  /** Half the width of the sun's path, its height, and the sun's radius. */
  path: { across: number; up: number; bend: number; sun: number };
  /** Room that a picture leaves to the path and to the ground. */
  air: { path: number; ground: number };
  /** Size of the letters, the place of the hour's baseline and those of the words', in as many lines. */
  size: number;
  hour: readonly [number, number];
  lines: readonly (readonly [number, number])[];
}

export const shapes: readonly Shape[] = [
  {
    name: "film",
    width: 1280,
    height: 720,
    horizon: 604,
    path: { across: 574, up: 544, bend: 2, sun: 42 },
    air: { path: 18, ground: 10 },
    size: 54,
    hour: [64, 681],
    lines: [[238, 681]],
  },
  {
    name: "film-narrow",
    width: 720,
    height: 900,
    horizon: 620,
    path: { across: 308, up: 546, bend: 2.5, sun: 42 },
    air: { path: 10, ground: 20 },
    size: 60,
    hour: [50, 704],
    lines: [
      [50, 784],
      [50, 852],
    ],
  },
];
