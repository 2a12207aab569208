import { z } from "zod";
import { type ColorRole, colorRoles } from "../colors/color-roles";
import { colorSchemes, weakColors } from "../colors/contrast";
import { addIssue, group, verbatim } from "./fields";

const sentences = {
  text: "Words.",
  background: "The ground of the page.",
  muted: "Quiet words.",
  primary: "Links, buttons and marks.",
  primaryHover: "Links and buttons under a pointer.",
  primarySurface: "Ground of what is chosen.",
  onPrimary: "Words on a button.",
  accent: "The sun, its paths and marks, and buttons of dark bands.",
  accentHover: "Buttons of dark bands under a pointer.",
  accentSurface: "Ground in the sun's light.",
  accentBorder: "Edge of grounds in the sun's light.",
  accentTint: "Ground of marked words and of notes.",
  onAccentTint: "Marked words.",
  onAccent: "Words on the sun's colour.",
  onAccentMuted: "Quiet words on grounds in the sun's light.",
  surface: "Ground of cards.",
  alternate: "Ground of every other section.",
  raised: "What stands out from another ground: a chip, a row under the pointer.",
  cool: "Ground of the colour of the sky.",
  coolBorder: "Edge of grounds of the colour of the sky.",
  border: "Lines and edges.",
  controlBorder: "Edges of fields.",
  discBorder: "Edge of a disc that its shadow sets apart by day.",
  band: "Ground of dark bands.",
  bandCard: "Cards on dark bands.",
  bandInset: "Ground of code on dark bands.",
  onBand: "Words on dark bands.",
  onBandStrong: "What stands out on dark bands: the headline of a closing panel, names, labels.",
  onBandMuted: "Quiet words on dark bands.",
  onBandIcon: "Marks on dark bands.",
  onBandThird: "Third part of a chart on dark bands, beside the marks' and the sun's.",
  onBandBorder: "Lines on dark bands.",
  footer: "Ground of the footer.",
  footerBorder: "Lines on the footer.",
  error: "Words about an error.",
  errorSurface: "Ground of errors.",
  fault: "A fault in a drawing, red in the evening too.",
  drawingRing: "A day in a drawing of hours.",
  drawingAsleep: "The part of it in which nobody works.",
  drawingGround: "Ground of the roof plan.",
  drawingTree: "Trees of the roof plan.",
  drawingRoof: "Roof of the roof plan.",
  drawingRoofShade: "Faces of the roof in the shade.",
  drawingPanel: "Panels on the roof.",
  chartThird: "Third part of a chart, beside the brand's and the sun's.",
  sourceWind: "Electricity from wind.",
  sourceGas: "Electricity from gas.",
  sourceCoal: "Electricity from coal.",
  sourceOther: "Electricity from other sources.",
  glow: "The glow around the sun.",
  shadow: "Shadows.",
  backdrop: "What covers the page below a window.",
} satisfies Record<ColorRole, string>;

const digits = /^#[\dA-Fa-f]{6}$/;

const digitsWithOpacity = /^#[\dA-Fa-f]{6}([\dA-Fa-f]{2})?$/;

const color = (description: string) =>
  verbatim(`${description}: six digits, with two more for its opacity, or a name of the palette.`);

const pair = (description: string) =>
  group(description, { day: color("By day"), evening: color("In the evening") }).meta({ typeName: "Color" });

const colors = z
  .strictObject(Object.fromEntries(colorRoles.map((role) => [role, pair(sentences[role])])) as ColorFields)
  .describe("What each colour is for.");

type ColorFields = Record<ColorRole, ReturnType<typeof pair>>;

const typeface = (description: string) =>
  group(description, {
    family: verbatim("Its name.").regex(/^[\w .-]+$/, { error: "is no name of a typeface" }),
    package: verbatim("The package of the registry that brings it, a variable one, listed in art/package.json."),
    file: verbatim("Its file in that package."),
  }).meta({ typeName: "Typeface" });

export const appearance = z
  .strictObject({
    palette: z
      .record(z.string(), z.string().regex(digits, { error: "is no colour of six digits, such as #10241C" }))
      .describe("Colours that several places share, by names of your own."),
    colors,
    typefaces: group("The typefaces; after a change, npm run brand cuts their files.", {
      text: typeface("Of texts."),
      heading: typeface("Of headlines."),
    }),
  })
  .superRefine((painted, context) => {
    const names = Object.keys(painted.palette);
    const isColor = (value: string) => digitsWithOpacity.test(value) || names.includes(value);
    const message = `is no colour; expected one such as #10241C, or a name of the palette: ${names.join(", ")}`;
    const unknown = colorRoles.flatMap((role) =>
      colorSchemes.flatMap((scheme) => (isColor(painted.colors[role][scheme]) ? [] : [["colors", role, scheme]])),
    );
    for (const path of unknown) addIssue(context, path, message);
    if (unknown.length > 0) return;
    for (const weak of weakColors(painted)) addIssue(context, ["colors", weak.role, weak.scheme], weak.message);
  });
