/** The program in the browser, one function per Gatsby Browser API. */
export {
  onClientEntry,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapRootElement,
} from "./src/app/browser";
export { wrapPageElement } from "./src/app/wrappers";
