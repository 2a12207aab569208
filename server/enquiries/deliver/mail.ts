import { Readable } from "node:stream";
import { domainToASCII } from "node:url";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { EnquirySites, FormDefinition } from "../../../src/content/enquiry/enquiry-site";
import { replyAddress } from "../../../src/enquiry/questions/mail-address";
import type { MailConfig } from "../../config";
import type { Attachment, StoredEnquiry } from "../store/enquiry";
import { addressOf, describeEnquiry } from "./describe";

export interface OutgoingEnquiry {
  enquiry: StoredEnquiry;
  attachments: readonly Attachment[];
  /** The form as `content/` has it, or undefined where it no longer does. */
  definition: FormDefinition | undefined;
  /** The name of the language that it was written in, where that is not the owner's. */
  language: string | undefined;
  /** False where the receiver has refused them for their size. */
  areFilesSent: boolean;
}

export type Send = (outgoing: OutgoingEnquiry) => Promise<void>;

const pieceBytes = 65_536;

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes);
}

/** The most bytes that a mail has: base64 in lines, and heads and words. */
const sizeOf = (files: OutgoingEnquiry["attachments"], text: string): number =>
  Math.ceil(files.reduce((sum, { content }) => sum + content.length * 1.37 + 2000, text.length * 3 + 4000));

function bodyOf(outgoing: OutgoingEnquiry): string {
  const { enquiry, attachments, definition, language, areFilesSent } = outgoing;
  const { reference, spamReason } = enquiry;
  const address = addressOf(enquiry.answers, definition) ?? "";
  // The form asks for it only not to be empty.
  const isWrong = address !== "" && replyAddress(address) === undefined;
  const files = attachments.map(({ name, content }) => `- ${name} (${content.length} bytes)`);
  return [
    ...(spamReason === undefined ? [] : [`This may come from a program: ${spamReason}.`, ""]),
    ...(isWrong ? ["The e-mail address is not one that can be answered to.", ""] : []),
    ...describeEnquiry(enquiry, definition, language),
    ...(files.length > 0 ? ["", "Attachments:", ...files] : []),
    ...(areFilesSent
      ? []
      : [
          "",
          "The mail server does not take them, as they are too large. Where the website runs, this command saves them:",
          `npm run enquiries -- show ${reference} --save-files files`,
        ]),
    "",
  ].join("\n");
}

/**
 * The mail that passes an enquiry on. Nothing that was typed gets into its head, but for an address to answer to
 * that is surely one address. All receivers stand in the head, so that each sees who else has it.
 */
function mailOf(outgoing: OutgoingEnquiry, { to, from }: MailConfig, receiver: string): SendMailOptions {
  const { enquiry, definition } = outgoing;
  const attachments = outgoing.areFilesSent ? outgoing.attachments : [];
  const text = bodyOf(outgoing);
  const address = replyAddress(addressOf(enquiry.answers, definition) ?? "");
  return {
    from,
    to,
    ...(address ? { replyTo: { name: "", address } } : {}),
    subject: `${enquiry.spamReason === undefined ? "" : "[suspected] "}${definition?.name ?? enquiry.form}: ${enquiry.reference}`,
    // One for all attempts, so that mail systems recognise a repetition.
    messageId: `<${enquiry.reference}@${domainToASCII(from.split("@")[1] ?? "")}>`,
    date: new Date(enquiry.receivedAt),
    text,
    // With its size, to which the mail server can say no before it has come.
    envelope: { from, to: [receiver], size: sizeOf(attachments, text) },
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      // In pieces: encoded as a whole, it would be in memory three times more.
      content: Readable.from(piecesOf(content)),
      contentDisposition: "attachment" as const,
    })),
  };
}

const transportOf = ({ url }: MailConfig) =>
  createTransport(
    {
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // Other programs do not answer to it.
    { headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } },
  );

export function mailSender(config: MailConfig, receiver: string): Send {
  const transport = transportOf(config);
  return async (outgoing) => void (await transport.sendMail(mailOf(outgoing, config, receiver)));
}

/**
 * A sender of mails that tell an enquirer that the enquiry has arrived. They quote nothing of what was sent, so that nobody
 * can have us send words of theirs to others.
 */
export function enquirerMailSender(config: MailConfig, languages: () => EnquirySites): Send {
  const transport = transportOf(config);
  return async ({ enquiry: { reference, form, language, answers } }) => {
    const [first] = languages();
    const { forms, facts, messages } = languages().find((one) => one.language === language) ?? first;
    const definition = forms.get(form);
    const to = replyAddress(addressOf(answers, definition) ?? "");
    // The form, or its question for an address, may have been taken from `content/` meanwhile.
    if (!definition || to === undefined) return;
    const { title, lines } = definition.done;
    const text = [title, "", ...lines, "", `${messages.reference}: ${reference}`, "", facts.company, facts.phone, ""];
    await transport.sendMail({
      from: { name: facts.company, address: config.from },
      to: { name: "", address: to },
      replyTo: facts.email,
      subject: `${facts.company}: ${reference}`,
      text: text.join("\n"),
    });
  };
}
