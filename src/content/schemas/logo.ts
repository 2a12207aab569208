import { z } from "zod";
import { choice, group, spelledOut, verbatim } from "./fields";

/** Each follows the ground that the logo stands on. */
const logoColor = choice("LogoColor", {
  primary: "The brand's colour, lighter on dark grounds",
  accent: "The sun's colour",
  text: "That of the words on the ground",
});

const shape = group("A shape of the logo.", {
  color: logoColor.describe("The colour of the shape."),
  path: verbatim("Outline, as the d of a path in an svg file.").regex(/^[Mm][\d\s.,eE+\-MmLlHhVvCcSsQqTtAaZz]+$/, {
    error: "is no path as svg files have it, such as M0 0h10v10z",
  }),
}).meta({ typeName: "LogoShape" });

const side = (description: string, most: number) => z.number().positive().max(most).describe(description);

const shapes = z.array(shape).min(1).max(12).describe("The shapes of the symbol, the lowest first.");

export const logo = group(
  "The logo: shapes in the colours of the brand, and a name. npm run brand draws favicons and brand files from it.",
  {
    name: spelledOut("The name beside the symbol. Left out where the symbol holds it.").optional(),
    width: side("The symbol's width on pages, in pixels.", 1000),
    height: side("The symbol's height on pages, in pixels.", 64),
    shapes,
    small: group("Symbol for sizes of 16 to 48 pixels, cut heavier. Left out: the same one.", {
      width: side("The symbol's width, in its own units.", 1000),
      height: side("The symbol's height, in its own units.", 1000),
      shapes,
    })
      .meta({ isHidden: true })
      .optional(),
  },
);

export type LogoWithName = Omit<z.output<typeof logo>, "small">;

export type LogoDrawing = Omit<LogoWithName, "name">;
