export { wrapPageElement, wrapRootElement } from "./src/app/wrappers";
