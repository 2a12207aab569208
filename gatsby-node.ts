/** The build, one file per Gatsby Node API. */
export { createPages } from "./src/gatsby/hooks/create-pages";
export { onCreateWebpackConfig } from "./src/gatsby/hooks/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/hooks/on-post-build";
export { onPreBootstrap } from "./src/gatsby/hooks/on-pre-bootstrap";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/hooks/schema";
export { onCreateNode, onPostBootstrap, sourceNodes } from "./src/gatsby/hooks/source-nodes";
export { setEncoding as onPreInit } from "./src/gatsby/picture-encoding";
