import type { ElementType, JSX as ReactJSX } from "react";
import type { Style } from "./variants";

/**
 * Types of theme-ui's JSX runtime, with an `sx` that knows this theme's colours and variants: `#theme` in `package.json`
 * is theme-ui itself, and this file for the compiler alone.
 */
export { Fragment } from "react";

interface SxProp {
  sx?: Style;
}

export declare const jsx: (type: ElementType, props: SxProp, key?: string) => JSX.Element;
export declare const jsxs: typeof jsx;
export declare const jsxDEV: typeof jsx;

/** Adds styles to whatever takes a class name. */
type WithSx<Props> = "className" extends keyof Props
  ? string extends Props["className"]
    ? Props & SxProp
    : Props
  : Props;

/** JSX as the compiler sees it: React's, with an `sx` that knows this theme's colours and variants. */
export declare namespace JSX {
  type Element = ReactJSX.Element;
  type ElementType = ReactJSX.ElementType;
  type ElementClass = ReactJSX.ElementClass;
  type ElementAttributesProperty = ReactJSX.ElementAttributesProperty;
  type ElementChildrenAttribute = ReactJSX.ElementChildrenAttribute;
  type LibraryManagedAttributes<Component, Props> = WithSx<Props> & ReactJSX.LibraryManagedAttributes<Component, Props>;
  type IntrinsicAttributes = ReactJSX.IntrinsicAttributes;
  type IntrinsicClassAttributes<Instance> = ReactJSX.IntrinsicClassAttributes<Instance>;
  type IntrinsicElements = { [Name in keyof ReactJSX.IntrinsicElements]: ReactJSX.IntrinsicElements[Name] & SxProp };
}
