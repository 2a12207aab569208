import { block, blockHeading } from "../../content/schemas/block";

/** The industries, from their files. */
export const industryGridBlock = block("industryGrid", "The industries as cards", blockHeading, {
  industries: "Industry",
});
