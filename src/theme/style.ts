import type { CSSProperties, ThemeUICSSProperties } from "theme-ui";
import type { ColorRole } from "../content/colors/color-roles";

type ColorName = ColorRole | "inherit" | "transparent" | "currentColor";

/** A value for all widths, or one each below 640 px, from 640 px and from 900 px. */
type Responsive<T> = T | readonly [T | null, (T | null)?, (T | null)?];

type ColorProperty = Extract<keyof ThemeUICSSProperties, "bg" | "color" | `${string}Color`>;

type PaintProperty = "fill" | "stroke";

type ColorProperties = { [Property in ColorProperty]?: Responsive<ColorName> } & {
  [Property in PaintProperty]?: Responsive<ColorName | "none">;
};

/** Values that CSS takes; for theme-ui's short names, such as `px`, and names of scales any text or number. */
type ValueOf<Property> =
  Property extends Exclude<keyof CSSProperties, "fontWeight" | "zIndex">
    ? Exclude<CSSProperties[Property], undefined>
    : string | number;

type OtherProperties = {
  [Property in Exclude<keyof ThemeUICSSProperties, ColorProperty | PaintProperty>]?: Responsive<ValueOf<Property>>;
};

export interface StyleWith<Variant extends string> extends ColorProperties, OtherProperties {
  variant?: Variant;
  [selector: `${string}&${string}`]: StyleWith<Variant> | undefined;
  [condition: `@media${string}`]: StyleWith<Variant> | undefined;
  [condition: `@container${string}`]: StyleWith<Variant> | undefined;
  [condition: `@supports${string}`]: StyleWith<Variant> | undefined;
  [animation: `@keyframes${string}`]: Readonly<Record<string, StyleWith<Variant>>> | undefined;
}

/** Styles while a pointer rests on something. A finger has none: it would leave them behind on what it has pressed. */
export const onHover = <Styles extends StyleWith<never>>(styles: Styles) => ({
  "@media (hover: hover)": { "&:hover": styles },
});

export const focusOutline = {
  outline: "3px solid",
  outlineColor: "text",
  outlineOffset: "3px",
} satisfies StyleWith<never>;

export const motion = { duration: "180ms", easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };

export const moving = (...properties: string[]): string =>
  properties.map((property) => `${property} ${motion.duration} ${motion.easing}`).join(",");
