import { createHash } from "node:crypto";
import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import { replyAddress } from "../../../src/enquiry/questions/mail-address";
import type { EnquiryService } from "../service";
import type { NewEnquiry, Receipt } from "../store/enquiry";
import { addressOf } from "./describe";
import { transportOf } from "./mail";

/** At most one mail to an address in this time, in milliseconds: anybody can enter anybody's. */
const window = 86_400_000;

/**
 * Tells an enquirer by mail that the enquiry has arrived, where that is switched on. It quotes nothing of what was sent, so
 * that nobody can have us send words of theirs to others.
 */
export async function acknowledge(
  { config, definitions, store }: EnquiryService,
  definition: EnquiryDefinition,
  { answers, spamReason }: Pick<NewEnquiry, "answers" | "spamReason">,
  { reference }: Receipt,
): Promise<void> {
  const { mail, isAcknowledged } = config;
  const to = replyAddress(addressOf(answers, definition) ?? "");
  if (!isAcknowledged || !mail || to === undefined || spamReason !== undefined) return;
  const digest = createHash("sha256").update(to.toLowerCase()).digest("hex");
  if ((await store.hit(`acknowledged ${digest}`, window)).count > 1) return;
  const { facts, messages } = definitions;
  const { title, lines } = definition.done;
  await transportOf(mail).sendMail({
    from: { name: facts.company, address: mail.from },
    to: { name: "", address: to },
    replyTo: facts.email,
    subject: `${facts.company}: ${reference}`,
    text: [title, "", ...lines, "", `${messages.reference}: ${reference}`, "", facts.company, facts.phone, ""].join(
      "\n",
    ),
    // Other programs do not answer to it.
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  });
}
