import { block, blockHeading } from "../../content/schemas/block";

/** The offices, from their files. */
export const officesBlock = block("offices", "The offices with what each does and its time", blockHeading, {
  locations: "Location",
  settings: "SiteSettings",
});
