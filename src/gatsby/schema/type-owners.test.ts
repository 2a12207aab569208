import { expect, test } from "vitest";
import { ownContentTypes } from "./type-owners";

test("types of content/ are this site's, whatever the cache says; all others keep their owners", () => {
  const typesToPlugins = new Map([
    ["Service", "gatsby-transformer-yaml"],
    ["ContentYaml", "gatsby-transformer-yaml"],
    ["File", "gatsby-source-filesystem"],
  ]);
  ownContentTypes({ getState: () => ({ typeOwners: { typesToPlugins } }) as never });
  expect([...typesToPlugins.keys()]).toEqual(["ContentYaml", "File"]);
});
