import { ConfigError, type Environment } from "../../config-error";
import { isMailAddress } from "./mail-address";

/** How enquiries are mailed. */
export interface MailConfig {
  /** Address of the mail server; it may carry a password. */
  url: string;
  to: string[];
  from: string;
}

/** How enquiries are posted to another service. */
export interface WebhookConfig {
  url: string;
  /** The secret that both sides know. */
  secret: Buffer;
}

/**
 * Reads how enquiries are mailed. The server's address is not repeated in a refusal: it may carry a password.
 * @throws ConfigError on the first value that cannot be used
 */
export function readMailConfig(env: Environment): MailConfig | undefined {
  const { SMTP_URL: url, ENQUIRY_TO: to, ENQUIRY_FROM: from } = env;
  if (!url && !to) return undefined;
  if (!url) throw new ConfigError("ENQUIRY_TO is set without SMTP_URL; set both, or neither.");
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url) || new URL(url).hostname === "") {
    throw new ConfigError(
      "SMTP_URL is no address of a mail server; expected one such as smtps://user:password@mail.example.com.",
    );
  }
  if (!to) throw new ConfigError("SMTP_URL is set without ENQUIRY_TO, the address that enquiries are mailed to.");
  const receivers = to.split(",").map((address) => address.trim());
  const [first] = receivers;
  if (first === undefined || !receivers.every(isMailAddress)) {
    throw new ConfigError(`ENQUIRY_TO is "${to}"; expected an e-mail address, such as sales@example.com.`);
  }
  if (from && !isMailAddress(from)) {
    throw new ConfigError(`ENQUIRY_FROM is "${from}"; expected an e-mail address, such as website@example.com.`);
  }
  return { url, to: receivers, from: from || first };
}

const isThisMachine = (host: string) => ["localhost", "127.0.0.1", "[::1]"].includes(host);

function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  // What fetch does not send.
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isThisMachine(hostname));
}

/** The bytes of a secret in the form of Standard Webhooks, or undefined where it has another form. */
function secretBytes(text: string): Buffer | undefined {
  const base64 = text.replace(/^whsec_/, "");
  const bytes = Buffer.from(base64, "base64");
  return bytes.toString("base64") === base64 && bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
}

/**
 * Reads how enquiries are posted. Neither value is repeated in a refusal: both may be secret.
 * @throws ConfigError on the first value that cannot be used
 */
export function readWebhookConfig(env: Environment): WebhookConfig | undefined {
  const { ENQUIRY_WEBHOOK_URL: url, ENQUIRY_WEBHOOK_SECRET: text } = env;
  if (!url && !text) return undefined;
  if (!url) throw new ConfigError("ENQUIRY_WEBHOOK_SECRET is set without ENQUIRY_WEBHOOK_URL; set both, or neither.");
  if (!isWebhookUrl(url)) {
    throw new ConfigError(
      "ENQUIRY_WEBHOOK_URL is no address to post to; expected one that begins with https://, or http://localhost, " +
        "without a user or password: the secret signs what is posted.",
    );
  }
  const secret = text ? secretBytes(text) : undefined;
  if (secret) return { url, secret };
  throw new ConfigError(
    "ENQUIRY_WEBHOOK_URL needs ENQUIRY_WEBHOOK_SECRET beside it: whsec_ and 24 to 64 bytes in base64, such as " +
      '"openssl rand -base64 32" prints.',
  );
}
