import * as themeUi from "theme-ui/jsx-dev-runtime";
import { withOwnTexts } from "./jsx-runtime";

export { Fragment, type JSX } from "./jsx-runtime";

/** The same while the site is being edited, and in tests. */
export const jsxDEV: typeof themeUi.jsxDEV = (type, props, ...rest) =>
  themeUi.jsxDEV(type, withOwnTexts(type, props), ...rest);
