/** Stands in for Gatsby's Head API in the browser, which no page uses; see `on-create-webpack-config.ts`. */
export const headHandlerForBrowser = (): void => {};
