import type { GatsbyNode } from "gatsby";
import { setEncoding } from "../picture-encoding";

/** Sets how pictures are encoded, before anything asks for one. */
export const onPreInit: GatsbyNode["onPreInit"] = setEncoding;
