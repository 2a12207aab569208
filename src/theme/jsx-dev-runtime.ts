import * as themeUi from "theme-ui/jsx-dev-runtime";
import { isList, withOwnTexts } from "./jsx-runtime";

export { Fragment, type JSX } from "./jsx-runtime";

export const jsxDEV: typeof themeUi.jsxDEV = (type, props, key, isStatic, ...rest) => {
  const own = withOwnTexts(type, props);
  return themeUi.jsxDEV(type, own, key, isStatic && isList(own), ...rest);
};
