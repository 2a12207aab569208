import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { setEfforts } from "../pictures/encoding";
import { putBack } from "../pictures/keep-encoded";
import { ownContentTypes } from "../schema/type-owners";

/** Sets how pictures are encoded, before anything asks for one, and brings back those that it may ask for. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) => {
  setEfforts();
  ownContentTypes(store);
  putBack(resolve("public"));
};
