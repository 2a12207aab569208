import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { text } from "../../content/schemas/fields";

/** A certificate that can be shown. */
const certificate = z
  .strictObject({
    name: text("The certificate: ISO 27001.", "Name of the certificate"),
    scope: text("What it covers, in a few words.", "What it covers"),
    until: text("Until when it is valid: June 2028.", "Valid until"),
  })
  .meta({ id: "Certificate" });

/** Proof that others can check: empty, and then not shown, until there is some. */
export const evidenceBlock = block("evidence", "Certificates and references, not shown while there are none", {
  ...blockHeading,
  certificates: z.array(certificate).default([]).describe("Certificates. While there is none, none is spoken of."),
  references: z
    .array(text("How a reference can be had: A call with the operator of a data centre, arranged on request."))
    .default([])
    .describe("References. While there is none, none is spoken of."),
});
