/** The program in the browser, one function per Gatsby Browser API. */
export {
  onClientEntry,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
  wrapRootElement,
} from "./src/app/browser";
