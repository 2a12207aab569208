import { createHash, randomUUID } from "node:crypto";
import { databaseTime } from "./clock";
import type { Channel, NewEnquiry, Receipt } from "./enquiry";
import { newReference } from "./reference";
import type { Queries } from "./tables";

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** The same for the same content, whatever header it came with. */
function digestOf({ answers, attachments }: NewEnquiry): string {
  const files = attachments.map(({ field, name, type, content }) => [field, name, type, sha256(content)]);
  return sha256(JSON.stringify([Object.entries(answers), files]));
}

/**
 * Stores an enquiry with its attachments and deliveries, within a transaction. The same content under the same key is the
 * same enquiry; other content is another one.
 */
export async function saveEnquiry(db: Queries, enquiry: NewEnquiry, channels: readonly Channel[]): Promise<Receipt> {
  const { form, answers, attachments, textDigest, spamReason, language } = enquiry;
  const now = await databaseTime(db);
  const idempotencyKey = enquiry.idempotencyKey === undefined ? null : `${enquiry.idempotencyKey} ${digestOf(enquiry)}`;
  const row = {
    reference: newReference(),
    form,
    idempotencyKey,
    textDigest: textDigest ?? null,
    receivedAt: new Date(now).toISOString(),
    answers: JSON.stringify(answers),
    spamReason: spamReason ?? null,
    language: language ?? null,
  };
  const { numInsertedOrUpdatedRows: isNew } = await db
    .insertInto("enquiries")
    .values(row)
    .onConflict((conflict) => conflict.columns(["form", "idempotencyKey"]).doNothing())
    .executeTakeFirst();
  const { reference, receivedAt } = isNew
    ? row
    : await db
        .selectFrom("enquiries")
        .select(["reference", "receivedAt"])
        .where("form", "=", form)
        .where("idempotencyKey", "=", idempotencyKey)
        .executeTakeFirstOrThrow();
  if (!isNew) return { reference, receivedAt };
  for (const [position, { field, name, type, content }] of attachments.entries()) {
    const file = { reference, position, field, name, type, size: content.length, content };
    await db.insertInto("attachments").values(file).execute();
  }
  const due = { state: "pending", attempts: 0, dueAt: now, claimedUntil: 0 } as const;
  if (channels.length > 0) {
    await db
      .insertInto("deliveries")
      .values(channels.map((channel) => ({ reference, channel, ...due })))
      .execute();
  }
  return { reference, receivedAt };
}

/** Stores an enquiry and takes it back, within a transaction: a full disk is found by nothing else. */
export async function tryToSave(db: Queries): Promise<void> {
  const answers = { probe: randomUUID() };
  const attachments = [{ field: "", name: "", type: "", content: Buffer.from("x") }];
  const probe = { form: "", idempotencyKey: undefined, answers, attachments, spamReason: undefined };
  const { reference } = await saveEnquiry(db, probe, ["webhook"]);
  await eraseRows(db, [reference]);
}

/** Erases enquiries with all that belongs to them, within a transaction, and counts them. */
export async function eraseRows(db: Queries, references: readonly string[]): Promise<number> {
  for (const table of ["deliveries", "attachments"] as const) {
    await db.deleteFrom(table).where("reference", "in", references).execute();
  }
  const { numDeletedRows } = await db.deleteFrom("enquiries").where("reference", "in", references).executeTakeFirst();
  return Number(numDeletedRows);
}
