import { block, blockHeading } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";
import { shown } from "../../content/schemas/shown";

export const locationsBlock = block(
  "locations",
  "The offices with everything needed to reach them",
  {
    ...blockHeading,
    mapLink: text("Words of the link to the map of an office."),
  },
  {
    locations: shown(
      "Location",
      "city",
      "country",
      "address",
      "email",
      "contact",
      "mapLink",
      "timeZone",
      "clock",
      "image",
    ),
  },
);
