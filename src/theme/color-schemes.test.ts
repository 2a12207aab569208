import { expect, test } from "vitest";
import { colorSchemesCss } from "./color-schemes";
import { type ColorRole, type ColorScheme, colors, colorsIn, declareColors } from "./colors";

const names = Object.keys(colors) as ColorRole[];

test.each<ColorScheme>(["light", "dark"])("every role has its own colour by %s", (scheme) => {
  const declared = new Map(
    declareColors(scheme)
      .split(";")
      .map((declaration) => declaration.split(":") as [string, string]),
  );
  for (const role of names) {
    const [, property] = /^var\((--color-[a-zA-Z]+)\)$/.exec(colors[role]) ?? [];
    expect(property ? declared.get(property) : colors[role], role).toBe(colorsIn[scheme][role]);
  }
});

test("the dark scheme comes by the system or by choice, in the same colours, and never onto paper", () => {
  const [, chosen] = /@media screen\{\[data-theme=dark\]\{([^}]*)\}\}/.exec(colorSchemesCss) ?? [];
  const [, system] =
    /@media screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)\{([^}]*)\}\}/.exec(
      colorSchemesCss,
    ) ?? [];
  expect(chosen).toBe(system);
  expect(chosen).toContain("color-scheme:dark");
  expect(chosen).toContain(colorsIn.dark.background);
});

test("what keeps the light scheme says every colour again, since the dark one reaches into it", () => {
  const [, light = ""] = /:root,\[data-light\]\{([^}]*)\}/.exec(colorSchemesCss) ?? [];
  expect(light).toContain(declareColors("light"));
});
