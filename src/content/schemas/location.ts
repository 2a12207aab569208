import { z } from "zod";
import { data, image, linkTarget, order, text, timeZone } from "./fields";

/** A file in `content/locations`: one office. */
export const location = z
  .strictObject({
    order,
    city: text("The city."),
    country: text("The country."),
    address: z
      .array(text("One line of the address."))
      .min(2)
      .meta({ label: "Postal address", description: "The postal address, line by line." }),
    email: data("The e-mail address of the office. Left out: the one in site.yaml.", "E-mail address").default(
      "{email}",
    ),
    contact: data("The phone number of the office. Left out: the one in site.yaml.", "Phone number").default("{phone}"),
    mapLink: linkTarget("A link to a map, opened in a new tab.", "Link to the map"),
    description: text("One sentence about what this office does.", "What this office does"),
    timeZone: text("The time zone in words: UTC+1, in summer UTC+2.", "Time zone in words"),
    clock: timeZone(
      "The name of the time zone in the IANA database: Europe/Berlin. With it the page tells the office's time in place of `timeZone`, once its program is there.",
    )
      .meta({ label: "Time zone of the clock" })
      .optional(),
    opens: z
      .number()
      .min(0)
      .max(24)
      .default(9)
      .meta({ label: "Work begins at", description: "When work begins, in hours of the office's own day: 9." }),
    closes: z
      .number()
      .min(0)
      .max(24)
      .default(17)
      .meta({ label: "Work ends at", description: "When work ends, in hours of the office's own day: 17." }),
    image: image.describe("The diorama of the city."),
  })
  .refine(({ opens, closes }) => opens < closes, {
    error: "is not after the hour at which work begins",
    path: ["closes"],
  });
