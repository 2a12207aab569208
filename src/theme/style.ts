import type { ThemeUIExtendedCSSProperties } from "@theme-ui/core";
import type { ColorRole } from "./colors";

/** The name of a colour role, or what takes its colour from elsewhere. */
type ColorName = ColorRole | "inherit" | "transparent" | "currentColor";

/** A value for all widths, or one each below 640 px, from 640 px and from 900 px. */
type Responsive<T> = T | readonly [T | null, (T | null)?, (T | null)?];

type Value<T> = Responsive<Exclude<T, undefined>>;

type ColorProperty =
  | "accentColor"
  | "backgroundColor"
  | "bg"
  | "borderBlockColor"
  | "borderBottomColor"
  | "borderColor"
  | "borderInlineColor"
  | "borderLeftColor"
  | "borderRightColor"
  | "borderTopColor"
  | "caretColor"
  | "color"
  | "columnRuleColor"
  | "outlineColor"
  | "textDecorationColor";

/** What drawings are painted with. */
type PaintProperty = "fill" | "stroke";

type ColorProperties = { [Property in ColorProperty]?: Responsive<ColorName> } & {
  [Property in PaintProperty]?: Responsive<ColorName | "none">;
};

type OtherProperties = {
  [Property in Exclude<keyof ThemeUIExtendedCSSProperties, ColorProperty | PaintProperty>]?: Value<
    ThemeUIExtendedCSSProperties[Property]
  >;
};

/** Styles whose colours are names of colour roles, and whose variants are among `Variant`. */
export interface StyleWith<Variant extends string> extends ColorProperties, OtherProperties {
  variant?: Variant;
  [selector: `${string}&${string}`]: StyleWith<Variant> | undefined;
  [condition: `@media${string}`]: StyleWith<Variant> | undefined;
  [condition: `@supports${string}`]: StyleWith<Variant> | undefined;
  [animation: `@keyframes${string}`]: Readonly<Record<string, StyleWith<Variant>>> | undefined;
}
