/** The rendering of the HTML, one file per Gatsby SSR API. */
export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";
export { onPreRenderHTML } from "./src/gatsby/hooks/on-pre-render-html";
export { onRenderBody } from "./src/gatsby/hooks/on-render-body";
export { replaceRenderer } from "./src/gatsby/hooks/replace-renderer";
