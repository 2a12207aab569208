export {
  onClientEntry,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
  wrapPageElement,
  wrapRootElement,
} from "./src/app/browser";
