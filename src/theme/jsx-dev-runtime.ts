import * as emotion from "@emotion/react/jsx-dev-runtime";
import { withCss } from "./with-css";

export { Fragment } from "@emotion/react/jsx-dev-runtime";
export type { JSX } from "./jsx-runtime";

type JsxDev = typeof emotion.jsxDEV;

/** Makes an element where pages are developed, where React also wants to know where in the source it stands. */
export const jsxDEV: JsxDev = (type, props, ...where) => emotion.jsxDEV(type, withCss(props as object), ...where);
