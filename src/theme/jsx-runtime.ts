import * as emotion from "@emotion/react/jsx-runtime";
import type { ElementType, Key, JSX as ReactJSX } from "react";
import type { Style } from "./variants";
import { withCss } from "./with-css";

export { Fragment } from "@emotion/react/jsx-runtime";

interface SxProp {
  sx?: Style;
}

/** Makes an element without or with one child, for the compiler. */
export const jsx = (type: ElementType, props: SxProp, key?: Key) => emotion.jsx(type, withCss(props), key);

/** Makes an element with several children, for the compiler. */
export const jsxs = (type: ElementType, props: SxProp, key?: Key) => emotion.jsxs(type, withCss(props), key);
/** What takes a class name takes styles. */
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
