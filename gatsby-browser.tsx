import { showContentMessages } from "./src/app/content-messages";

export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";

/** While the site is being edited, the page itself says what is wrong with the content; no build has any of this. */
export const onClientEntry = () => {
  if (process.env.NODE_ENV === "development") showContentMessages();
};
