/** Stands in for modules that no page uses; see `on-create-webpack-config.ts`. */
export default function unused(): never {
  throw new Error(
    "This module was left out of the browser's bundle; see src/gatsby/hooks/on-create-webpack-config.ts.",
  );
}
