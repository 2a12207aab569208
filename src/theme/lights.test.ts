import { expect, test } from "vitest";
import { type ColorRole, colors, colorsIn, declareColors, type Light } from "./colors";
import { lightsCss } from "./lights";

const names = Object.keys(colors) as ColorRole[];

test.each<Light>(["day", "evening"])("every role has its own colour by %s", (light) => {
  const declared = new Map(
    declareColors(light)
      .split(";")
      .map((declaration) => declaration.split(":") as [string, string]),
  );
  for (const role of names) {
    const [, property] = /^var\((--color-[a-zA-Z]+)\)$/.exec(colors[role]) ?? [];
    expect(property ? declared.get(property) : colors[role], role).toBe(colorsIn[light][role]);
  }
});

test("the evening comes by the system or by choice, in the same colours, and never onto paper", () => {
  const [, chosen] = /@media screen\{\[data-theme=evening\]\{([^}]*)\}\}/.exec(lightsCss) ?? [];
  const [, system] =
    /@media screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=day\]\)\{([^}]*)\}\}/.exec(lightsCss) ??
    [];
  expect(chosen).toBe(system);
  expect(chosen).toContain("color-scheme:dark");
  expect(chosen).toContain(colorsIn.evening.background);
});

test("what keeps the day says every colour again, since the evening reaches into it", () => {
  const [, day = ""] = /:root,\[data-day\]\{([^}]*)\}/.exec(lightsCss) ?? [];
  expect(day).toContain(declareColors("day"));
});
