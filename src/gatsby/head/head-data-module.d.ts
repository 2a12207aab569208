/** The file that `seo-data.ts` writes; `on-create-webpack-config.ts` gives it this name. */
declare module "head-data" {
  const parts: import("./head-data").HeadData;
  export default parts;
}
