import type { Store } from "gatsby";
import { contentKinds } from "../../content/kinds";

interface TypeOwners {
  typesToPlugins: Map<string, string>;
}

/**
 * Lets this site make the nodes of its own types. Gatsby refuses a type that another plugin has made before, and keeps
 * that in its cache even when it empties it: with a cache in which gatsby-transformer-yaml made them, no build would end.
 */
export function ownContentTypes({ getState }: Pick<Store, "getState">): void {
  const { typesToPlugins }: TypeOwners = getState().typeOwners;
  for (const { typeName } of contentKinds) {
    if (typesToPlugins.get(typeName) === "gatsby-transformer-yaml") typesToPlugins.delete(typeName);
  }
}
