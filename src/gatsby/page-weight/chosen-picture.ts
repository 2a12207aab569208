/** The screen whose pictures are weighed: a phone's, in CSS pixels, and how many of its own make one of them. */
const screen = { width: 412, height: 823, density: 1.75 };

/** Whether one condition of a `sizes` attribute holds on that screen; undefined for one that is not known here. */
function holds(condition: string): boolean | undefined {
  const [, end, value] = /^\((min|max)-width:\s*([\d.]+)px\)$/.exec(condition) ?? [];
  if (!end) return undefined;
  return end === "min" ? screen.width >= Number(value) : screen.width <= Number(value);
}

/** A length of a `sizes` attribute in CSS pixels; undefined where it is none that is known here. */
function pixels(length: string): number | undefined {
  const [, number, unit] = /^([\d.]+)(px|vw)$/.exec(length) ?? [];
  if (!unit) return undefined;
  return unit === "px" ? Number(number) : (Number(number) * screen.width) / 100;
}

/** How wide a picture is shown on that screen, by its `sizes`. */
export function shownWidth(sizes: string): number | undefined {
  for (const entry of sizes.split(",").map((text) => text.trim())) {
    const [, condition, length = ""] = /^(\(.*\))?\s*(\S+)$/.exec(entry) ?? [];
    const applies = condition === undefined || holds(condition);
    if (applies === undefined) return undefined;
    if (applies) return pixels(length);
  }
  return undefined;
}

/**
 * The file that a browser takes from a `srcset`: the smallest that is wide enough.
 * @returns undefined where that cannot be told
 */
export function chosenFile(srcset: string, sizes: string): string | undefined {
  const width = shownWidth(sizes);
  if (width === undefined) return undefined;
  const files = srcset
    .split(/,\s+/)
    .map((entry) => /^(\S+)\s+(\d+)w$/.exec(entry.trim()) ?? [])
    .map(([, file = "", wide]) => ({ file, wide: Number(wide) }))
    .sort((a, b) => a.wide - b.wide);
  if (files.length === 0 || files.some(({ wide }) => Number.isNaN(wide))) return undefined;
  return (files.find(({ wide }) => wide >= width * screen.density) ?? files.at(-1))?.file;
}
