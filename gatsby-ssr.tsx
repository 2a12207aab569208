export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/gatsby/hooks/render-html";
