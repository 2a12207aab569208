/** Look of one drawn head. Faces are left out, as those of the people in the scenes are. */
export interface Head {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
  readonly style: "short" | "bob" | "bun" | "curls" | "scarf" | "bald" | "long";
  readonly hasBeard?: boolean;
  readonly hasGlasses?: boolean;
}

/** Shapes behind a head, and those over it. */
const hairOf: Readonly<Record<Head["style"], (color: string) => { behind?: string; over: string }>> = {
  short: (color) => ({
    over: `<path fill="${color}" d="M58 84c-2-30 14-48 39-48 24 0 40 16 38 47-5-8-9-17-11-24-14 8-38 10-54 4-5 6-10 13-12 21z"/>`,
  }),
  bob: (color) => ({
    behind: `<path fill="${color}" d="M52 122c-10-50 4-90 44-90s54 40 44 90c-12 8-76 8-88 0z"/>`,
    over: `<path fill="${color}" d="M58 88c0-34 18-50 38-50s38 16 38 50c-10-6-20-18-24-28-8 14-34 24-52 28z"/>`,
  }),
  bun: (color) => ({
    behind: `<circle cx="96" cy="28" r="17" fill="${color}"/>`,
    over: `<path fill="${color}" d="M57 88c-3-34 15-52 39-52s42 18 39 52c-6-18-16-28-39-28s-33 10-39 28z"/>`,
  }),
  curls: (color) => ({
    over: ["60 74 17", "66 54 19", "84 42 19", "106 41 19", "125 54 19", "132 74 16", "96 50 20"]
      .map((circle) => circle.split(" "))
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`)
      .join(""),
  }),
  scarf: (color) => ({
    behind: `<path fill="${color}" d="M46 150c-8-74 8-122 50-122s58 48 50 122z"/>`,
    over: `<path fill="${color}" fill-rule="evenodd" d="M50 100c-4-44 14-70 46-70s50 26 46 70c-4 26-22 46-46 46s-42-20-46-46zm12-14c0 30 14 46 34 46s34-16 34-46c0-20-14-32-34-32s-34 12-34 32z"/>`,
  }),
  bald: (color) => ({
    over: `<path fill="${color}" d="M57 92c-2-10-1-20 2-26l5 22zM135 92c2-10 1-20-2-26l-5 22z"/>`,
  }),
  long: (color) => ({
    behind: `<path fill="${color}" d="M50 164c-12-80-2-132 46-132s58 52 46 132z"/>`,
    over: `<path fill="${color}" d="M57 92c-2-36 16-54 39-54s41 18 39 54c-4-14-8-22-14-30-20 6-44 6-54 4-5 8-8 16-10 26z"/>`,
  }),
};

/** A head with shoulders in a round field, as SVG. */
export function drawHead({ ground, skin, hair, clothes, style, hasBeard, hasGlasses }: Head): string {
  const { behind = "", over } = hairOf[style](hair);
  const beard = `<path fill="${hair}" d="M60 96c2 30 16 44 36 44s34-14 36-44c-6 14-16 16-22 14-8-3-20-3-28 0-6 2-16 0-22-14z"/>`;
  const glasses = `<g fill="none" stroke="#10241C" stroke-width="4"><circle cx="80" cy="90" r="13"/><circle cx="112" cy="90" r="13"/><path d="M93 88q3-3 6 0"/></g>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192">',
    `<clipPath id="round"><circle cx="96" cy="96" r="96"/></clipPath><g clip-path="url(#round)">`,
    `<rect width="192" height="192" fill="${ground}"/>${behind}`,
    `<path fill="${skin}" d="M80 118h32v36H80z"/><path d="M80 128c8 10 24 10 32 0v14c-8 8-24 8-32 0z" opacity=".16"/>`,
    `<path fill="${clothes}" d="M20 200c2-38 22-54 52-58 8 14 40 14 48 0 30 4 50 20 52 58z"/>`,
    `<ellipse cx="96" cy="92" rx="37" ry="45" fill="${skin}"/>`,
    `<path d="M110 50c14 10 22 24 22 42 0 22-12 40-30 44 12-14 18-30 18-46 0-16-4-30-10-40z" opacity=".1"/>`,
    hasBeard ? beard : "",
    over,
    hasGlasses ? glasses : "",
    "</g></svg>",
  ].join("");
}
