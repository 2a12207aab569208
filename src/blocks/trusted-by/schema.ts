import { block } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";
import { shown } from "../../content/schemas/shown";
import { weighed } from "../../content/schemas/weighed";

export const trustedByBlock = block(
  "trustedBy",
  "The marks of clients in a row, from trusted-companies.yaml",
  {
    title: text("The line beside the marks.", "Line beside the logos"),
    weighed: weighed.optional().meta({
      label: "Figure beside the logos",
      description: "What the page itself emits, as the build has measured it. Left out: the logos alone.",
    }),
  },
  { source: shown("TrustedCompanies") },
);
