import type { Style } from "../../../theme/variants";

/** Colours of sources in their order: of the area, and of the name that stands on it. */
const sourceColors = [
  { fill: "accent", ink: "onAccent" },
  { fill: "sourceWind", ink: "onAccent" },
  { fill: "primary", ink: "onPrimary" },
  { fill: "primaryHover", ink: "onPrimary" },
  { fill: "sourceGas", ink: "onAccent" },
  { fill: "sourceCoal", ink: "onBand" },
  { fill: "sourceOther", ink: "onAccent" },
] as const satisfies readonly { readonly fill: Style["fill"]; readonly ink: Style["fill"] }[];

export type SourceColor = (typeof sourceColors)[number];

/** The colour of a source, by its place in the list. */
export const sourceColor = (place: number): SourceColor => sourceColors[place % sourceColors.length] ?? sourceColors[0];
