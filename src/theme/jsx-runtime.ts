import { createElement, type ElementType, type JSX as ReactJSX, type ReactNode } from "react";
import * as themeUi from "theme-ui/jsx-runtime";
import type { Style } from "./variants";

export { Fragment } from "react";

interface SxProp {
  sx?: Style;
}

const ofText = new Set<unknown>(["desc", "option", "script", "style", "text", "textarea", "title"]);

function inOwnElement(child: ReactNode, place: number): ReactNode {
  if (Array.isArray(child)) return child.map(inOwnElement);
  const isText = typeof child === "number" || (typeof child === "string" && child.trim() !== "");
  return isText ? createElement("text-run", { key: `text ${place}` }, child) : child;
}

/** Translators replace texts by elements: a text that may have others beside it needs its own, or React would throw. */
export function withOwnTexts<Props>(type: ElementType<Props>, props: Props): Props {
  const { children } = props as { children?: ReactNode };
  // A fragment or a boundary tells nothing of what stands beside it.
  if (typeof type === "symbol") return { ...props, children: inOwnElement(children, 0) };
  if (!Array.isArray(children) || ofText.has(type)) return props;
  const [first, ...others] = children.filter((child) => child !== "" && child != null && typeof child !== "boolean");
  const isAlone = others.length === 0 && (typeof first === "string" || typeof first === "number");
  return { ...props, children: isAlone ? first : inOwnElement(children, 0) };
}

/** React warns of children that are said to be a list and are none. */
export const isList = (props: unknown) => Array.isArray((props as { children?: unknown }).children);

export const jsx: typeof themeUi.jsx = (type, props, key) => themeUi.jsx(type, withOwnTexts(type, props), key);
export const jsxs: typeof themeUi.jsxs = (type, props, key) => {
  const own = withOwnTexts(type, props);
  return isList(own) ? themeUi.jsxs(type, own, key) : themeUi.jsx(type, own, key);
};

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
