import { createHash, randomUUID } from "node:crypto";
import type { Attachment, Channel, NewEnquiry, Receipt } from "./enquiry";
import { newReference } from "./reference";
import { KeyTaken } from "./store-error";
import { hasRowLocks, type Queries, type Tables } from "./tables";

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** The same for the same content, whatever header it came with. */
export function digestOf({ answers, attachments }: Pick<NewEnquiry, "answers" | "attachments">): string {
  const files = attachments.map(({ field, name, type, content }) => [field, name, type, sha256(content)]);
  return sha256(JSON.stringify([Object.entries(answers), files]));
}

/** Time in which an enquiry may be replaced although it was delivered, in milliseconds. */
const replaceableFor = 15 * 60_000;

/** An enquiry that was sent before under the same key, locked until the transaction ends. */
function findEarlier(db: Queries, { form, idempotencyKey }: NewEnquiry) {
  if (idempotencyKey === undefined) return undefined;
  const query = db
    .selectFrom("enquiries")
    .select(["reference", "revision", "digest", "receivedAt", "updatedAt", "answers"])
    .where("form", "=", form)
    .where("idempotencyKey", "=", idempotencyKey);
  return (hasRowLocks(db) ? query.forUpdate() : query).executeTakeFirst();
}

/**
 * True where an enquiry with other content may take the place of an earlier one: for a quarter of an hour, and for as
 * long as nobody has got it.
 */
async function isReplaceable(db: Queries, earlier: { reference: string; receivedAt: string }, now: Date) {
  if (earlier.receivedAt > new Date(now.getTime() - replaceableFor).toISOString()) return true;
  const query = db.selectFrom("deliveries").select("state").where("reference", "=", earlier.reference);
  const deliveries = await (hasRowLocks(db) ? query.forUpdate() : query).execute();
  return deliveries.length > 0 && deliveries.every(({ state }) => state !== "delivered");
}

/** Files of an earlier revision stay beside those of this one. */
async function addAttachments(db: Queries, reference: string, revision: number, attachments: readonly Attachment[]) {
  if (attachments.length === 0) return;
  const { last } = await db
    .selectFrom("attachments")
    .select((count) => count.fn.max("position").as("last"))
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const first = last === null || last === undefined ? 0 : Number(last) + 1;
  for (const [index, { field, name, type, content }] of attachments.entries()) {
    const row = { reference, revision, position: first + index, field, name, type, size: content.length, content };
    await db.insertInto("attachments").values(row).execute();
  }
}

/** A delivery that is due now, and of which nothing has been tried. */
const newDelivery = (revision: number, now: Date): Omit<Tables["deliveries"], "reference" | "channel"> => ({
  revision,
  state: "pending",
  attempts: 0,
  dueAt: now.getTime(),
  claim: null,
  claimedUntil: 0,
  error: null,
  deliveredAt: null,
});

async function addDeliveries(
  db: Queries,
  reference: string,
  revision: number,
  channels: readonly Channel[],
  now: Date,
) {
  if (channels.length === 0) return;
  await db
    .insertInto("deliveries")
    .values(channels.map((channel) => ({ reference, channel, ...newDelivery(revision, now) })))
    .onConflict((conflict) => conflict.columns(["reference", "channel"]).doNothing())
    .execute();
}

/** Puts an enquiry in the place of the one that was sent before under its key, which is kept as an earlier revision. */
async function replace(
  db: Queries,
  enquiry: NewEnquiry,
  earlier: NonNullable<Awaited<ReturnType<typeof findEarlier>>>,
  now: Date,
): Promise<number> {
  const { reference, revision, updatedAt, answers } = earlier;
  await db.insertInto("earlierRevisions").values({ reference, revision, sentAt: updatedAt, answers }).execute();
  await db
    .updateTable("enquiries")
    .set({
      digest: digestOf(enquiry),
      textDigest: enquiry.textDigest ?? null,
      revision: revision + 1,
      updatedAt: now.toISOString(),
      answers: JSON.stringify(enquiry.answers),
      spamReason: enquiry.spamReason ?? null,
      language: enquiry.language ?? null,
    })
    .where("reference", "=", reference)
    .execute();
  // Whoever got an earlier revision, or waits for it, gets this one: also who is not set up at the moment.
  await db
    .updateTable("deliveries")
    .set(newDelivery(revision + 1, now))
    .where("reference", "=", reference)
    .execute();
  return revision + 1;
}

/** Stores an enquiry that has no other under its key; undefined where one has come meanwhile, by another machine. */
async function insert(db: Queries, enquiry: NewEnquiry, now: Date): Promise<string | undefined> {
  const { form, idempotencyKey, answers, textDigest, spamReason, language } = enquiry;
  const row = await db
    .insertInto("enquiries")
    .values({
      reference: newReference(),
      form,
      idempotencyKey: idempotencyKey ?? null,
      digest: digestOf(enquiry),
      textDigest: textDigest ?? null,
      revision: 1,
      receivedAt: now.toISOString(),
      updatedAt: now.toISOString(),
      answers: JSON.stringify(answers),
      spamReason: spamReason ?? null,
      language: language ?? null,
    })
    .onConflict((conflict) => conflict.columns(["form", "idempotencyKey"]).doNothing())
    .returning("reference")
    .executeTakeFirst();
  return row?.reference;
}

/**
 * Stores an enquiry with its attachments and deliveries, within a transaction.
 * @throws KeyTaken where another enquiry has its key
 */
export async function saveEnquiry(db: Queries, enquiry: NewEnquiry, channels: readonly Channel[]): Promise<Receipt> {
  const now = new Date();
  for (;;) {
    const earlier = await findEarlier(db, enquiry);
    if (earlier && earlier.digest === digestOf(enquiry)) {
      return { reference: earlier.reference, receivedAt: earlier.receivedAt };
    }
    if (earlier && !(await isReplaceable(db, earlier, now))) throw new KeyTaken();
    const reference = earlier ? earlier.reference : await insert(db, enquiry, now);
    // Another machine was first with this key, and its enquiry is there now.
    if (reference === undefined) continue;
    const revision = earlier ? await replace(db, enquiry, earlier, now) : 1;
    await addAttachments(db, reference, revision, enquiry.attachments);
    await addDeliveries(db, reference, revision, channels, now);
    return { reference, receivedAt: earlier?.receivedAt ?? now.toISOString() };
  }
}

/** Stores an enquiry and takes it back, within a transaction: a full disk is found by nothing else. */
export async function tryToSave(db: Queries): Promise<void> {
  const reference = `probe ${randomUUID()}`;
  const answers = { probe: reference };
  const content = Buffer.from("x");
  const attachments = [{ field: "", name: "", type: "", content }];
  const probe = { form: "", idempotencyKey: undefined, answers, attachments, spamReason: undefined };
  const receipt = await saveEnquiry(db, probe, ["webhook"]);
  await eraseRows(db, [receipt.reference]);
}

/** Erases enquiries with all that belongs to them, within a transaction, and counts them. */
export async function eraseRows(db: Queries, references: readonly string[]): Promise<number> {
  for (const table of ["deliveries", "attachments", "earlierRevisions"] as const) {
    await db.deleteFrom(table).where("reference", "in", references).execute();
  }
  const { numDeletedRows } = await db.deleteFrom("enquiries").where("reference", "in", references).executeTakeFirst();
  return Number(numDeletedRows);
}
