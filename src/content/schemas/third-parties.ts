import { z } from "zod";
import { purposeKey } from "./consent";
import { address, flag, group, verbatim } from "./fields";

/** An address that a script reports to. The security policy names it: what is none would be a rule of the policy. */
const reportAddress = (description: string) =>
  z
    .url({
      protocol: /^(https?|wss?)$/,
      error: "is not a full address such as https://example.com or wss://example.com",
    })
    .describe(description);

const globals = z
  .array(verbatim("The name of a global, such as ChatWidget."))
  .default([])
  .describe("What the script leaves behind in the page, to be removed with it.");

/** Settings of a service that is one script of its provider. */
const scriptFields = {
  // A page that came by https loads no script by http.
  script: z
    .url({ protocol: /^https$/, error: "is not an https address such as https://example.com/widget.js" })
    .describe("Address of the provider's script, with the site's id in it."),
  globals,
  connect: z
    .array(reportAddress("An address: https://… or wss://…"))
    .default([])
    .describe("Further addresses it reports to."),
};

const chat = z.strictObject(scriptFields);

const purposeScript = z.strictObject({
  purpose: purposeKey("Purpose it belongs to, by its key in consent."),
  ...scriptFields,
});

export const thirdParties = group("Services of other companies. Each is off while it is left out.", {
  waitForConsent: flag(
    "Ask before services are loaded: without it they load at once; in most countries that is not allowed.",
    true,
  ),
  analytics: group("Counting of visits with Google Analytics, after consent.", {
    id: verbatim("Measurement id at Google Analytics, such as G-ABC123DEF4.").regex(/^G-[A-Z0-9]+$/, {
      error: "is not a measurement id such as G-ABC123DEF4",
    }),
    origin: address("Where its script comes from.").default("https://www.googletagmanager.com"),
    connect: z
      .array(reportAddress("An address it reports to."))
      .default(["https://*.google-analytics.com", "https://*.analytics.google.com", "https://www.googletagmanager.com"])
      .describe("The addresses it reports to, for the security headers."),
  }).optional(),
  chat: chat.describe("Live chat; not loaded while a window is open.").optional(),
  scripts: z
    .array(purposeScript)
    .default([])
    .describe("Further services that are one script, such as session analytics; any number for one purpose."),
});
