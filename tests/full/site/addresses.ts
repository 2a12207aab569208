import { pageFiles, routes } from "../../built/public-folder";

/** An address that is none: the not-found page is asked for by it. */
export const nowhere = "/no/such/page/anywhere";

/** Every page that was built, whatever it is about. */
export const addresses = [
  ...new Set([...routes, ...pageFiles.map((file) => `/${file.replace(/\/?(index|404)\.html$/, "")}`)]),
].map((address) => (address === "/404" ? nowhere : address));
