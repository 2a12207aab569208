import { z } from "zod";
import { repeated } from "../fields/values";
import { choice, linkTarget, refuse, text, verbatim, word } from "./fields";

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
  .meta({ id: "StorageEntry" });

/** The name of a purpose, by which a service of another company says which one it belongs to. */
export const purposeKey = (description: string) =>
  z
    .string()
    .regex(/^[a-z][a-zA-Z0-9]*$/, { error: "is not a name of letters and digits such as sessionAnalytics" })
    .describe(description);

const purpose = z.strictObject({
  key: purposeKey("Name in thirdParties, which is analytics, chat or the purpose of one of the scripts."),
  name: text("Its name for visitors."),
  description: text("What it does and learns, and who gets to know it."),
  storage: z.array(storageEntry).default([]).describe("What it keeps in the browser; removed on withdrawal."),
});

/** `consent` in `site-words.yaml`: what visitors are asked, and everything that can be kept in their browsers. */
export const consent = z
  .strictObject({
    label: word("The name of the banner for screen readers."),
    title: word("The heading of the banner."),
    description: word(
      "The text of the banner: what is asked, and that nothing is loaded before, in one or two sentences.",
    ),
    accepted: word("Said instead of the first sentence to those who open it again and had agreed."),
    declined: word("Said instead of the first sentence to those who open it again and had declined."),
    chosenOn: word("Said to those who open it again: the day of their answer.", "day"),
    details: word("The words that unfold the purposes."),
    accept: word("The button that agrees."),
    decline: word("The button that does not."),
    policy: word("The words of the link to the cookie policy."),
    policyLink: linkTarget("The page of the cookie policy: /policies/cookie-policy."),
    settings: word("The words in the footer that open the banner again."),
    purposes: z.array(purpose).min(1).describe("Purposes to agree to. A change of this list asks every visitor again."),
    necessary: z.array(storageEntry).min(1).describe("What the site itself keeps, which needs no consent."),
  })
  .superRefine(({ purposes }, context) => {
    for (const { index } of repeated(purposes.map(({ key }) => key))) {
      refuse(context, ["purposes", index, "key"], "stands in the list twice; each purpose is asked for once");
    }
  })
  .describe("What visitors are asked before services of others load, and all that may be kept in their browsers.");
