import { z } from "zod";
import { pageBlock } from "../../../blocks/registry";
import { heading } from "../fields";
import { pageOpening } from "../page-opening";

/** `content/pages/industries.yaml` */
export const industriesPage = z
  .strictObject({
    ...pageOpening,
    industries: heading.describe("Opens the industries."),
    matrix: heading
      .optional()
      .describe("Opens the table of services and industries, which is made from the files of industries."),
    sections: z.array(pageBlock).default([]).describe("Further blocks, in the order to show."),
  })
  .meta({ id: "IndustriesPage" });
