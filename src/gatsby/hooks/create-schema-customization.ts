import type { GatsbyNode } from "gatsby";
import { linkPicturesType } from "../pictures/link-pictures";
import { contentTypeDefinitions } from "../schema/graphql-types";
import { createJsonExtensions } from "../schema/json-extensions";

/** Declares every type of `content/`, so that a query never depends on which optional fields are in use today. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createJsonExtensions(args);
  args.actions.createTypes([contentTypeDefinitions(), linkPicturesType]);
};
