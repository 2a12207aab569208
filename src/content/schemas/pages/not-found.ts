import { z } from "zod";
import { link } from "../fields";
import { head, opening } from "../page-opening";

export const notFoundPage = z.strictObject({
  head,
  ...opening,
  home: link.describe("Button to the home page."),
  links: z.array(link).default([]).describe("Pages that visitors often look for."),
});
