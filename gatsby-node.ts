/** The build, one file per Gatsby Node API. */
export { createPages } from "./src/gatsby/hooks/create-pages";
export { createResolvers } from "./src/gatsby/hooks/create-resolvers";
export { createSchemaCustomization } from "./src/gatsby/hooks/create-schema-customization";
export { onCreateNode, onPostBootstrap } from "./src/gatsby/hooks/on-create-node";
export { onCreateWebpackConfig } from "./src/gatsby/hooks/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/hooks/on-post-build";
export { onPreBootstrap } from "./src/gatsby/hooks/on-pre-bootstrap";
export { onPreInit } from "./src/gatsby/hooks/on-pre-init";
export { sourceNodes } from "./src/gatsby/hooks/source-nodes";
