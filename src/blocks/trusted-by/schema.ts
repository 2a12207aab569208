import { block, weighed } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";
import { shown } from "../../content/schemas/shown";

export const trustedByBlock = block(
  "trustedBy",
  "The marks of clients in a row, from trusted-companies.yaml",
  {
    title: text("Line beside the logos."),
    weighed: weighed
      .optional()
      .describe(
        "Figure beside the logos: what the page itself emits, as the build has measured it. Left out: the logos alone.",
      ),
  },
  { source: shown("TrustedCompanies") },
);
