import type { GatsbyNode } from "gatsby";
import { setAvifEffort, useAllCores } from "../pictures/encoding";

/** Sets how pictures are encoded, before anything asks for one. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  useAllCores();
  setAvifEffort();
};
