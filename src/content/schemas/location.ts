import { z } from "zod";
import { data, image, linkTarget, order, text } from "./fields";

/** A file in `content/locations`: one office. */
export const location = z
  .strictObject({
    order,
    city: text("The city."),
    country: text("The country."),
    address: z.array(text("One line of the address.")).min(2).describe("The postal address, line by line."),
    email: data("The e-mail address of the office. Left out: the one in site.yaml.").default("{email}"),
    contact: data("The phone number of the office. Left out: the one in site.yaml.").default("{phone}"),
    mapLink: linkTarget("A link to a map, opened in a new tab."),
    description: text("One sentence about what this office does."),
    timeZone: text("The time zone in words: UTC+1, in summer UTC+2."),
    image: image.describe("The diorama of the city."),
  })
  .meta({ id: "Location" });
