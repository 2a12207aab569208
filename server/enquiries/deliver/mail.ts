import { createTransport, type SendMailOptions } from "nodemailer";
import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import type { Attachment, StoredEnquiry } from "../store/enquiry";
import type { MailConfig } from "./delivery-config";
import { addressOf, describeAnswers, formName } from "./describe";
import { asciiAddress } from "./mail-address";

/** An enquiry with what came with it, ready to be passed on. */
export interface Parcel {
  enquiry: StoredEnquiry;
  attachments: readonly Attachment[];
  /** The form as `content/` has it, or undefined where it no longer does. */
  definition: EnquiryDefinition | undefined;
}

function bodyOf({ enquiry, attachments, definition }: Parcel): string {
  const { reference, revision, receivedAt, updatedAt, answers, suspicion } = enquiry;
  const files = attachments.map(({ name, content }) => `- ${name} (${content.length} bytes)`);
  return [
    ...(suspicion === undefined ? [] : [`This may come from a program: ${suspicion}.`, ""]),
    ...(revision > 1
      ? [`This is version ${revision}, sent at ${updatedAt}. It replaces any earlier mail with this reference.`, ""]
      : []),
    `Reference: ${reference}`,
    `Form: ${formName(enquiry.form, definition)}`,
    `Received: ${receivedAt}`,
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
function mailOf(parcel: Parcel, { to, from }: MailConfig): SendMailOptions {
  const { enquiry, attachments, definition } = parcel;
  const address = asciiAddress(addressOf(enquiry.answers, definition) ?? "");
  return {
    from,
    to,
    ...(address ? { replyTo: { name: "", address } } : {}),
    subject: `${enquiry.suspicion === undefined ? "" : "[suspected] "}${formName(enquiry.form, definition)}: ${enquiry.reference}`,
    // The same for each attempt, so that mail systems recognise a repetition.
    messageId: `<${enquiry.reference}.${enquiry.revision}@${from.split("@")[1]}>`,
    date: new Date(enquiry.updatedAt),
    text: bodyOf(parcel),
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

/**
 * A sender of mails to one receiver. It rejects where the mail server does not take one. All receivers stand in the head,
 * so that each sees who else has it.
 */
export function mailSender(config: MailConfig, receiver: string): (parcel: Parcel) => Promise<void> {
  const transport = createTransport({
    url: config.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (parcel) => {
    await transport.sendMail({ ...mailOf(parcel, config), envelope: { from: config.from, to: [receiver] } });
  };
}
