import type { JSX as ReactJSX } from "react";
import type { Style } from "./variants";

export { Fragment, jsx, jsxs } from "theme-ui/jsx-runtime";

interface SxProp {
  sx?: Style;
}

/** What takes a class name takes styles. */
type WithSx<Props> = "className" extends keyof Props
  ? string extends Props["className"]
    ? Props & SxProp
    : Props
  : Props;

/** JSX as the compiler sees it: theme-ui's, with an `sx` that knows this theme's colours and variants. */
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
