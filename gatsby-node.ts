export { createPages } from "./src/gatsby/hooks/create-pages";
export { onCreateWebpackConfig } from "./src/gatsby/hooks/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/hooks/on-post-build";
export { onPreBootstrap } from "./src/gatsby/hooks/on-pre-bootstrap";
export { setEncoding as onPreInit } from "./src/gatsby/picture-encoding";
export {
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  onPostBootstrap,
  sourceNodes,
} from "./src/gatsby/schema/content-nodes";
