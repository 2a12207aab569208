import { block, blockHeading } from "../../content/schemas/block";
import { shown } from "../../content/schemas/shown";

export const officesBlock = block("offices", "The offices with what each does and its time", blockHeading, {
  locations: shown("Location", "city", "country", "description", "timeZone", "clock", "opens", "closes", "image"),
  settings: shown("SiteSettings", "reply.clock"),
});
