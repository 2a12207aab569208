/** The file that `loader-code.ts` writes; `on-create-webpack-config.ts` gives it this name. */
declare module "loader-code" {
  const code: ReturnType<typeof import("./loader-code").writeLoaderCode>;
  export default code;
}
