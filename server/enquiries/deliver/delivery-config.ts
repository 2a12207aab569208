import { z } from "zod";
import { secretSetting, setting } from "../../settings";
import { isMailAddress } from "./mail-address";

/** Settings for mails. */
export interface MailConfig {
  /** Address of the mail server; it may carry a password. */
  url: string;
  to: string[];
  from: string;
}

/** Settings for posting enquiries to another service. */
export interface WebhookConfig {
  url: string;
  /** The secret that both sides know. */
  secret: Buffer;
}

const readMailServer = (url: string) =>
  /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== "" ? url : undefined;

function readReceivers(text: string): string[] | undefined {
  const receivers = text.split(",").map((address) => address.trim());
  return receivers.every(isMailAddress) ? [...new Set(receivers)] : undefined;
}

const isThisMachine = (host: string) => ["localhost", "127.0.0.1", "[::1]"].includes(host);

/** An address that is posted to: nobody on the way reads along. */
function readPostUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, username, password } = new URL(text);
  // Headers that fetch does not send.
  if (username !== "" || password !== "") return undefined;
  return protocol === "https:" || (protocol === "http:" && isThisMachine(hostname)) ? text : undefined;
}

/** The bytes of a secret in the form of Standard Webhooks, or undefined where it has another form. */
function readSecret(text: string): Buffer | undefined {
  const base64 = text.replace(/^whsec_/, "");
  const bytes = Buffer.from(base64, "base64");
  return bytes.toString("base64") === base64 && bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}

/** The variables that say whom enquiries are passed on to. What may be secret is not repeated in a refusal. */
export const deliverySettings = z.object({
  SMTP_URL: secretSetting(
    readMailServer,
    "the address of a mail server, such as smtps://user:password@mail.example.com",
  ),
  ENQUIRY_TO: setting(readReceivers, "an e-mail address, such as sales@example.com, or several with commas"),
  ENQUIRY_FROM: setting(
    (text) => (isMailAddress(text) ? text : undefined),
    "an e-mail address, such as website@example.com",
  ),
  ENQUIRY_ACKNOWLEDGE: setting((text) => ({ yes: true, no: false })[text], "yes or no"),
  ENQUIRY_WEBHOOK_URL: secretSetting(
    readPostUrl,
    "an address to post to that begins with https://, or http://localhost, without a user or password: the secret " +
      "signs what is posted",
  ),
  ENQUIRY_WEBHOOK_SECRET: secretSetting(
    readSecret,
    'whsec_ and 24 to 64 bytes in base64, such as "openssl rand -base64 32" prints',
  ),
});

type DeliverySettings = z.output<typeof deliverySettings>;

/** Variables that are of use only beside another one, with the end of the sentence that is said where that is missing. */
const pairs: readonly [name: keyof DeliverySettings, needed: keyof DeliverySettings, end?: string][] = [
  ["ENQUIRY_TO", "SMTP_URL"],
  ["SMTP_URL", "ENQUIRY_TO", ", the address that enquiries are mailed to."],
  ["ENQUIRY_ACKNOWLEDGE", "SMTP_URL", ", the mail server that it needs."],
  ["ENQUIRY_WEBHOOK_SECRET", "ENQUIRY_WEBHOOK_URL"],
  ["ENQUIRY_WEBHOOK_URL", "ENQUIRY_WEBHOOK_SECRET", ', such as "openssl rand -base64 32" prints.'],
];

/** Refuses one of two variables that are of use only together. */
export function checkPairs(settings: DeliverySettings, context: { addIssue: (issue: z.core.$ZodRawIssue) => void }) {
  for (const [name, needed, end = "; set both, or neither."] of pairs) {
    if (settings[name] && settings[needed] === undefined) {
      context.addIssue({ code: "custom", message: `${name} is set without ${needed}${end}`, input: undefined });
    }
  }
}

/** Makes the settings for mails and for posting from those that were read. */
export function deliveryConfigOf(settings: DeliverySettings) {
  const { SMTP_URL: server, ENQUIRY_TO: to, ENQUIRY_WEBHOOK_URL: hook, ENQUIRY_WEBHOOK_SECRET: secret } = settings;
  const { ENQUIRY_FROM: from = to?.[0] } = settings;
  const mail: MailConfig | undefined = server && to && from ? { url: server, to, from } : undefined;
  const webhook: WebhookConfig | undefined = hook && secret ? { url: hook, secret } : undefined;
  return { mail, webhook };
}
