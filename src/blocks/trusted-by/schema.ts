import { block } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";

/** The marks of clients. */
export const trustedByBlock = block(
  "trustedBy",
  "The marks of clients in a row, from trusted-companies.yaml",
  { title: text("The line beside the marks.", "Line beside the logos") },
  { source: "TrustedCompanies" },
);
