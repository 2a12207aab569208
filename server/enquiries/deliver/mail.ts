import { domainToASCII } from "node:url";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import { replyAddress } from "../../../src/enquiry/questions/mail-address";
import type { Attachment, StoredEnquiry } from "../store/enquiry";
import type { MailConfig } from "./delivery-config";
import { addressOf, describeAnswers, formName } from "./describe";

/** An enquiry with what came with it, ready to be passed on. */
export interface OutgoingEnquiry {
  enquiry: StoredEnquiry;
  attachments: readonly Attachment[];
  /** The form as `content/` has it, or undefined where it no longer does. */
  definition: EnquiryDefinition | undefined;
  /** The name of the language that it was written in, where that is not the owner's. */
  language: string | undefined;
}

/** True where something was entered as an e-mail address that is none: the form asks for it only not to be empty. */
function hasWrongAddress({ enquiry, definition }: OutgoingEnquiry): boolean {
  const address = addressOf(enquiry.answers, definition) ?? "";
  return address !== "" && replyAddress(address) === undefined;
}

function bodyOf(outgoing: OutgoingEnquiry): string {
  const { enquiry, attachments, definition, language } = outgoing;
  const { reference, revision, receivedAt, updatedAt, answers, spamReason } = enquiry;
  const files = attachments.map(({ name, content }) => `- ${name} (${content.length} bytes)`);
  return [
    ...(spamReason === undefined ? [] : [`This may come from a program: ${spamReason}.`, ""]),
    ...(hasWrongAddress(outgoing) ? ["The e-mail address is not one that can be answered to.", ""] : []),
    ...(revision > 1
      ? [`This is version ${revision}, sent at ${updatedAt}. It replaces any earlier mail with this reference.`, ""]
      : []),
    `Reference: ${reference}`,
    `Form: ${formName(enquiry.form, definition)}`,
    `Received: ${receivedAt}`,
    ...(language === undefined ? [] : [`Written in: ${language}`]),
    "",
    describeAnswers(answers, definition),
    ...(files.length > 0 ? ["", "Attachments:", ...files] : []),
    "",
  ].join("\n");
}

/**
 * The mail that passes an enquiry on. Nothing that was typed gets into its head, but for an address to answer to
 * that is surely one address.
 */
function mailOf(outgoing: OutgoingEnquiry, { to, from }: MailConfig): SendMailOptions {
  const { enquiry, attachments, definition } = outgoing;
  const address = replyAddress(addressOf(enquiry.answers, definition) ?? "");
  return {
    from,
    to,
    ...(address ? { replyTo: { name: "", address } } : {}),
    subject: `${enquiry.spamReason === undefined ? "" : "[suspected] "}${formName(enquiry.form, definition)}: ${enquiry.reference}`,
    // The same for each attempt, so that mail systems recognise a repetition.
    messageId: `<${enquiry.reference}.${enquiry.revision}@${domainToASCII(from.split("@")[1] ?? "")}>`,
    date: new Date(enquiry.updatedAt),
    text: bodyOf(outgoing),
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
      contentDisposition: "attachment" as const,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export const transportOf = ({ url }: MailConfig) =>
  createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** A sender of messages about the site itself, to all receivers. It rejects where the mail server does not take one. */
export function mailNotifier(config: MailConfig): (subject: string, text: string) => Promise<void> {
  const transport = transportOf(config);
  const { from, to } = config;
  return async (subject, text) => void (await transport.sendMail({ from, to, subject: `[site] ${subject}`, text }));
}

/**
 * A sender of mails to one receiver. It rejects where the mail server does not take one. All receivers stand in the head,
 * so that each sees who else has it.
 */
export function mailSender(config: MailConfig, receiver: string): (outgoing: OutgoingEnquiry) => Promise<void> {
  const transport = transportOf(config);
  return async (outgoing) => {
    await transport.sendMail({ ...mailOf(outgoing, config), envelope: { from: config.from, to: [receiver] } });
  };
}
