/** The file that `write-findability.ts` writes; `on-create-webpack-config.ts` gives it this name. */
declare module "head-parts" {
  const parts: import("./head-parts").HeadParts;
  export default parts;
}
