import { readFileSync, writeFileSync } from "node:fs";
import { optimize } from "svgo";
import { rewritten } from "../../src/content/files/written";
import type { LogoDrawing } from "../../src/content/schemas/logo";

/** Height on pages where the drawing is higher than the schema allows, in pixels. */
const highest = 64;

type Shape = LogoDrawing["shapes"][number];
type Colors = Readonly<Record<Shape["color"], string>>;

/** That of words first: no distance moves what has no colour of its own, `currentColor`. */
const names = ["text", "primary", "accent"] as const satisfies Shape["color"][];

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const distance = (one: string, other: string) => {
  const others = channels(other);
  return channels(one).reduce((sum, value, channel) => sum + (value - (others[channel] ?? 0)) ** 2, 0);
};

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The shapes of a drawing as `logo` in site.yaml has them, each in the colour of the brand that is nearest to its own. */
export function logoFrom(svg: string, colors: Colors): LogoDrawing {
  const box =
    /\sviewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = box;
  if (!(width > 0 && height > 0)) throw new Error('The drawing has no viewBox, such as viewBox="0 0 24 24".');
  const scale = Math.min(1, highest / height);
  const inside = svg.replace(
    /(<svg[^>]*>)([\s\S]*)<\/svg>/,
    `$1<g transform="scale(${scale}) translate(${-x} ${-y})">$2</g></svg>`,
  );
  const { data } = optimize(inside, {
    multipass: true,
    plugins: [
      { name: "inlineStyles", params: { onlyMatchedOnce: false } },
      "convertStyleToAttrs",
      { name: "convertColors", params: { shortname: false } },
      { name: "convertShapeToPath", params: { convertArcs: true } },
      "moveGroupAttrsToElems",
      "collapseGroups",
      { name: "convertPathData", params: { floatPrecision: 2 } },
    ],
  });
  if (/<(?:text|image|use)\b|\sstroke="(?!none)/.test(data))
    throw new Error("The drawing has text, pictures or lines: in the drawing program, convert them to outlines first.");
  const shapes = [...data.matchAll(/<path\b[^>]*>/g)].flatMap(([tag]): Shape[] => {
    const fill = attribute(tag, "fill") ?? "#000000";
    // Drawing programs lay an empty square below, as large as the drawing.
    if (fill === "none") return [];
    const hex = /^#\w{3}$/.test(fill) ? fill.replace(/\w/g, "$&$&") : fill;
    const [color = "text"] = names.toSorted((one, other) => distance(hex, colors[one]) - distance(hex, colors[other]));
    return [{ color, path: attribute(tag, "d") ?? "" }];
  });
  if (/\stransform=/.test(data) || shapes.length === 0)
    throw new Error("The drawing could not be read as filled shapes: simplify it in the drawing program.");
  const rounded = (value: number) => Math.round(value * scale * 100) / 100;
  return { width: rounded(width), height: rounded(height), shapes };
}

/** Writes the drawing into a site.yaml; the name beside the symbol stays. */
export function takeLogo(drawing: string, siteFile: string, colors: Colors): void {
  const { width, height, shapes } = logoFrom(readFileSync(drawing, "utf8"), colors);
  const text = rewritten(readFileSync(siteFile, "utf8"), (document) => {
    document.setIn(["logo", "width"], width);
    document.setIn(["logo", "height"], height);
    document.setIn(["logo", "shapes"], document.createNode(shapes));
    // Cut for the symbol before.
    document.deleteIn(["logo", "small"]);
    return true;
  });
  writeFileSync(siteFile, text);
}
