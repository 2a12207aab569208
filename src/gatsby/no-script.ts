/** Stands in for gatsby-script in the browser's bundle; see `on-create-webpack-config.ts`. */
export {};
