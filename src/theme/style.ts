import type { CSSProperties, ThemeUICSSProperties } from "theme-ui";
import type { ColorRole } from "./colors";

/** The name of a colour role, or what takes its colour from elsewhere. */
type ColorName = ColorRole | "inherit" | "transparent" | "currentColor";

/** A value for all widths, or one each below 640 px, from 640 px and from 900 px. */
type Responsive<T> = T | readonly [T | null, (T | null)?, (T | null)?];

type ColorProperty = Extract<keyof ThemeUICSSProperties, "bg" | "color" | `${string}Color`>;

type PaintProperty = "fill" | "stroke";

type ColorProperties = { [Property in ColorProperty]?: Responsive<ColorName> } & {
  [Property in PaintProperty]?: Responsive<ColorName | "none">;
};

/**
 * Values that CSS takes, and for theme-ui's short names, such as `px`, and for names of the scales, any text or number.
 */
type ValueOf<Property> =
  Property extends Exclude<keyof CSSProperties, "fontWeight" | "zIndex">
    ? Exclude<CSSProperties[Property], undefined>
    : string | number;

type OtherProperties = {
  [Property in Exclude<keyof ThemeUICSSProperties, ColorProperty | PaintProperty>]?: Responsive<ValueOf<Property>>;
};

/** Styles whose colours are names of colour roles, and whose variants are among `Variant`. */
export interface StyleWith<Variant extends string> extends ColorProperties, OtherProperties {
  variant?: Variant;
  [selector: `${string}&${string}`]: StyleWith<Variant> | undefined;
  [condition: `@media${string}`]: StyleWith<Variant> | undefined;
  [condition: `@supports${string}`]: StyleWith<Variant> | undefined;
  [animation: `@keyframes${string}`]: Readonly<Record<string, StyleWith<Variant>>> | undefined;
}
