/** The screen whose pictures are weighed: a phone's, in CSS pixels, and how many of its own make one of them. */
const screen = { width: 412, density: 1.75 };

function holds(condition: string): boolean {
  const [, end, value] = /^\((min|max)-width:\s*([\d.]+)px\)$/.exec(condition) ?? [];
  if (!end)
    throw new Error(`The condition ${condition} of a sizes attribute cannot be weighed. Write (min-width: 900px).`);
  return end === "min" ? screen.width >= Number(value) : screen.width <= Number(value);
}

/** The width at which a picture is shown on that screen, by its `sizes`, in CSS pixels. */
function shownWidth(sizes: string): number {
  for (const entry of sizes.split(",").map((text) => text.trim())) {
    const [, condition, number, unit] = /^(?:(\(.*\))\s+)?([\d.]+)(px|vw)$/.exec(entry) ?? [];
    if (!unit) throw new Error(`The length ${entry} of a sizes attribute cannot be weighed. Write it in px or vw.`);
    if (condition && !holds(condition)) continue;
    return unit === "px" ? Number(number) : (Number(number) * screen.width) / 100;
  }
  throw new Error(`The sizes attribute ${sizes} says nothing for a phone. End it with a length.`);
}

/** The file that a browser takes from a `srcset`: the smallest that is wide enough. */
export function chosenFile(srcset: string, sizes: string): string {
  const width = shownWidth(sizes) * screen.density;
  const files = srcset
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
    .map(([file = "", wide = ""]) => ({ file, wide: Number.parseInt(wide, 10) }))
    .sort((a, b) => a.wide - b.wide);
  return (files.find(({ wide }) => wide >= width) ?? files.at(-1))?.file ?? "";
}
