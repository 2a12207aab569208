import { serializeStyles } from "@emotion/serialize";
import { css } from "theme-ui";
import { describe, expect, test } from "vitest";
import { theme } from ".";
import { serializedStyle } from "./serialized-style";

describe("a style", () => {
  test("is written as theme-ui and emotion write it", () => {
    const style = { variant: "buttons.primary", px: ["1px", "2px"], "&:focus": { color: "accent" } } as const;
    const { variant, px, ...rest } = style;
    const expected = serializeStyles([css({ variant, px: [...px], ...rest })(theme)], undefined, theme);
    expect(serializedStyle(style, theme)).toMatchObject({ name: expected.name, styles: expected.styles });
  });

  test("is written once, wherever it stands", () => {
    expect(serializedStyle({ color: "muted", p: "8px" }, theme)).toBe(
      serializedStyle({ color: "muted", p: "8px" }, theme),
    );
  });

  test("is another one with another value, order or theme", () => {
    const { styles } = serializedStyle({ color: "muted", mt: "1px" }, theme);
    expect(styles).toContain(theme.colors.muted);
    expect(serializedStyle({ color: "text", mt: "1px" }, theme).styles).not.toBe(styles);
    expect(serializedStyle({ mt: "1px", color: "muted" }, theme).styles).not.toBe(styles);
    const printed = { ...theme, colors: { ...theme.colors, muted: "black" } };
    expect(serializedStyle({ color: "muted", mt: "1px" }, printed).styles).toContain("black");
  });

  test("leaves a variant as it is where a value is undefined", () => {
    expect(serializedStyle({ variant: "text.lead", color: undefined }, theme)).toBe(
      serializedStyle({ variant: "text.lead" }, theme),
    );
  });
});
