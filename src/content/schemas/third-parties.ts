import { z } from "zod";
import { purposeKey } from "./consent";
import { address, verbatim } from "./fields";

/** An address that a script reports to. The security policy names it: what is none would be a rule of the policy. */
const reportAddress = (description: string) =>
  z
    .url({
      protocol: /^(https?|wss?)$/,
      error: "is not a full address such as https://example.com or wss://example.com",
    })
    .meta({ description });

/** The names that a script leaves in the page's global scope. */
const globals = z.array(verbatim("The name of a global, such as ChatWidget.")).default([]).meta({
  label: "What the script leaves behind",
  description: "What the script leaves behind in the page, to be removed with it.",
});

/** Settings of a service that is one script of its provider. */
const scriptFields = {
  // A page that came by https loads no script by http.
  script: z.url({ protocol: /^https$/, error: "is not an https address such as https://example.com/widget.js" }).meta({
    label: "Address of the script",
    description: "The address of the provider's script, with the site's id in it.",
  }),
  globals,
  connect: z
    .array(reportAddress("An address: https://… or wss://…"))
    .default([])
    .meta({ label: "Further addresses", description: "Further addresses it reports to." }),
};

const chat = z.strictObject(scriptFields);

const purposeScript = z.strictObject({
  purpose: purposeKey("The key of the purpose in consent that it belongs to.").meta({
    label: "Purpose it belongs to",
  }),
  ...scriptFields,
});

/** `thirdParties` in `site.yaml`: services of others. Each is off while it is left out. */
export const thirdParties = z
  .strictObject({
    waitForConsent: z.boolean().default(true).meta({
      label: "Ask before services are loaded",
      description: "false loads them at once, without asking; in most countries that is not allowed.",
    }),
    analytics: z
      .strictObject({
        id: verbatim("The measurement id, such as G-ABC123DEF4.")
          .regex(/^G-[A-Z0-9]+$/, {
            error: "is not a measurement id such as G-ABC123DEF4",
          })
          .meta({ label: "Number at Google Analytics" }),
        origin: address("Where its script comes from.")
          .meta({ label: "Where its script comes from" })
          .default("https://www.googletagmanager.com"),
        connect: z
          .array(reportAddress("An address it reports to."))
          .default([
            "https://*.google-analytics.com",
            "https://*.analytics.google.com",
            "https://www.googletagmanager.com",
          ])
          .meta({
            label: "Addresses it reports to",
            description: "The addresses it reports to, for the security headers.",
          }),
      })
      .meta({
        label: "Counting of visits",
        description: "Counts visits with Google Analytics, after consent.",
      })
      .optional(),
    chat: chat.meta({ label: "Live chat", description: "Live chat; not loaded while a window is open." }).optional(),
    scripts: z.array(purposeScript).default([]).meta({
      label: "Further services",
      description: "Any other service that is one script, such as session analytics; any number for one purpose.",
    }),
  })
  .meta({
    label: "Services of other companies",
    description: "Services of other companies. Each is off while it is left out.",
  });
