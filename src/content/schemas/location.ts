import { z } from "zod";
import { data, image, linkTarget, order, text, timeZone } from "./fields";

/** A file in `content/locations`: one office. */
export const location = z
  .strictObject({
    order,
    city: text("The city."),
    country: text("The country."),
    address: z.array(text("One line of the address.")).min(2).describe("The postal address, line by line."),
    email: data("The e-mail address of the office. Left out: the one in site.yaml.").default("{email}"),
    contact: data("The phone number of the office. Left out: the one in site.yaml.").default("{phone}"),
    mapLink: linkTarget("Link to the map, opened in a new tab."),
    description: text("What this office does, in one sentence."),
    timeZone: text("The time zone in words: UTC+1, in summer UTC+2."),
    clock: timeZone(
      "Time zone of the clock, by its name in the IANA database: Europe/Berlin. With it the page tells the office's time in place of `timeZone`, once its program is there.",
    ).optional(),
    opens: z.number().min(0).max(24).default(9).describe("When work begins, in hours of the office's own day: 9."),
    closes: z.number().min(0).max(24).default(17).describe("When work ends, in hours of the office's own day: 17."),
    image: image.describe("Picture: the diorama of the city."),
  })
  .refine(({ opens, closes }) => opens < closes, {
    error: "is not after the hour at which work begins",
    path: ["closes"],
  });
