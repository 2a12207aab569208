import { z } from "zod";
import { repeated } from "../fields/values";
import { addIssue, address, choice, flag, group, linkTarget, list, text, verbatim, word } from "./fields";

const storageEntry = z
  .strictObject({
    name: verbatim("Its name; a * at the end stands for any ending, as in _ga_*."),
    kind: choice("StorageKind", {
      cookie: "A cookie, which goes with each request",
      localStorage: "Kept in the browser until it is removed",
      sessionStorage: "Kept until the tab is closed",
    }).describe("Where it is kept."),
    purpose: text("What it is for."),
    duration: text("How long it is kept."),
  })
  .meta({ typeName: "StorageEntry" });

const purposeKey = (description: string) =>
  z
    .string()
    .regex(/^[a-z][a-zA-Z0-9]*$/, { error: "is not a name of letters and digits such as sessionAnalytics" })
    .describe(description);

export const consent = z
  .strictObject({
    label: word("The name of the banner for screen readers."),
    title: word("The heading of the banner."),
    description: word("The text of the banner: what is asked, and that nothing is loaded before."),
    accepted: word("Said instead of the first sentence to those who open it again and had agreed."),
    declined: word("Said instead of the first sentence to those who open it again and had declined."),
    chosenOn: word("Said to those who open it again: the day of their answer.", "day"),
    details: word("The words that unfold the purposes."),
    accept: word("The button that agrees."),
    decline: word("The button that does not."),
    policy: word("The words of the link to the cookie policy."),
    policyLink: linkTarget("The page of the cookie policy: /policies/cookie-policy."),
    settings: word("The words in the footer that open the banner again."),
    purposes: list("Purposes to agree to. A change of this list asks every visitor again.", [1], {
      key: purposeKey("Name in thirdParties, which is analytics, chat or the purpose of one of the scripts."),
      name: text("Its name for visitors."),
      description: text("What it does and learns, and who gets to know it."),
      storage: z.array(storageEntry).default([]).describe("What it keeps in the browser; removed on withdrawal."),
    }),
    necessary: z.array(storageEntry).min(1).describe("What the site itself keeps, which needs no consent."),
  })
  .superRefine(({ purposes }, context) => {
    for (const { index } of repeated(purposes.map(({ key }) => key))) {
      addIssue(context, ["purposes", index, "key"], "stands in the list twice; each purpose is asked for once");
    }
  })
  .describe("What visitors are asked before services of others load, and all that may be kept in their browsers.");

/** It becomes a rule of the security policy. */
const reportAddress = z
  .url({ protocol: /^(https?|wss?)$/, error: "is not a full address such as https://example.com or wss://example.com" })
  .describe("An address: https://… or wss://…");

const globalName = verbatim("The name of a global, such as ChatWidget.");

const scriptFields = {
  // A page that came by https loads no script by http.
  script: z
    .url({ protocol: /^https$/, error: "is not an https address such as https://example.com/widget.js" })
    .describe("Address of the provider's script, with the site's id in it."),
  globals: z.array(globalName).default([]).describe("What the script leaves behind, to be removed with it."),
  connect: z.array(reportAddress).default([]).describe("Further addresses it reports to."),
};

export const thirdParties = group("Services of other companies. Each is off while it is left out.", {
  waitForConsent: flag(
    "Ask before services are loaded. In most countries it is not allowed to load them at once.",
    true,
  ),
  analytics: group("Counting of visits with Google Analytics, after consent.", {
    id: verbatim("Measurement id at Google Analytics, such as G-ABC123DEF4.").regex(/^G-[A-Z0-9]+$/, {
      error: "is not a measurement id such as G-ABC123DEF4",
    }),
    origin: address("Where its script comes from.").default("https://www.googletagmanager.com"),
    connect: z
      .array(reportAddress)
      .default(["https://*.google-analytics.com", "https://*.analytics.google.com", "https://www.googletagmanager.com"])
      .describe("The addresses it reports to, for the security headers."),
  }).optional(),
  chat: group("Live chat; not loaded while a window is open.", scriptFields).optional(),
  scripts: list("Further services that are one script, such as session analytics; any number for one purpose.", [0], {
    purpose: purposeKey("Purpose it belongs to, by its key in consent."),
    ...scriptFields,
  }).default([]),
});
