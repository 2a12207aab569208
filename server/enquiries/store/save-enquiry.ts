import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { replyAddress } from "../../../src/enquiry/questions/mail-address";
import { type Access, databaseTime, type Queries } from "./database";
import { type Channel, enquirerChannel, type NewEnquiry, type Receipt } from "./enquiry";
import { eraseRows } from "./erase-enquiries";
import { newReference } from "./reference";

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

function digestOf({ answers, attachments }: NewEnquiry): string {
  const files = attachments.map(({ field, name, type, content }) => [field, name, type, sha256(content)]);
  return sha256(JSON.stringify([Object.entries(answers), files]));
}

/** Begins the key of a form that a browser sent by itself. */
export const pageKey = "page-";

/**
 * The same content, where the browser and our program have both sent it today: on a slow line somebody presses before the
 * program is there, and once more after that. Found by its time: by its form, SQLite would go through all of all years.
 */
const sentBothWays = (db: Queries, { form, idempotencyKey }: NewEnquiry, digest: string, receivedAt: string) =>
  db
    .selectFrom("enquiries")
    .select(["reference", "receivedAt"])
    .where(sql`form || ''`, "=", form)
    .where("receivedAt", ">=", receivedAt.slice(0, 10))
    .where("idempotencyKey", idempotencyKey?.startsWith(pageKey) ? "not like" : "like", `${pageKey}%`)
    .where("idempotencyKey", "like", `% ${digest}`)
    .executeTakeFirst();

async function insert(db: Queries, enquiry: NewEnquiry, channels: readonly Channel[]): Promise<Receipt> {
  const { form, answers, attachments, textDigest, spamReason, language } = enquiry;
  const now = await databaseTime(db);
  const receivedAt = new Date(now).toISOString();
  const digest = digestOf(enquiry);
  const known = await sentBothWays(db, enquiry, digest, receivedAt);
  if (known) return known;
  const idempotencyKey = enquiry.idempotencyKey === undefined ? null : `${enquiry.idempotencyKey} ${digest}`;
  const reference = newReference();
  const { numInsertedOrUpdatedRows: isNew } = await db
    .insertInto("enquiries")
    .values({
      reference,
      form,
      idempotencyKey,
      textDigest: textDigest ?? null,
      receivedAt,
      answers: JSON.stringify(answers),
      spamReason: spamReason ?? null,
      language: language ?? null,
    })
    .onConflict((conflict) => conflict.columns(["form", "idempotencyKey"]).doNothing())
    .executeTakeFirst();
  if (!isNew)
    return db
      .selectFrom("enquiries")
      .select(["reference", "receivedAt"])
      .where("form", "=", form)
      .where("idempotencyKey", "=", idempotencyKey)
      .executeTakeFirstOrThrow();
  for (const [position, file] of attachments.entries()) {
    const { length: size } = file.content;
    await db
      .insertInto("attachments")
      .values({ ...file, reference, position, size })
      .execute();
  }
  const due = { reference, state: "pending", attempts: 0, dueAt: now, claimedUntil: 0 } as const;
  if (channels.length > 0) {
    await db
      .insertInto("deliveries")
      .values(channels.map((channel) => ({ channel, ...due })))
      .execute();
  }
  return { reference, receivedAt };
}

export const savingOf = ({ read, write }: Access) => ({
  /**
   * Stores an enquiry with its attachments and deliveries in one transaction. The same content under the same key is the
   * same enquiry; other content is another one.
   */
  save: (enquiry: NewEnquiry, channels: readonly Channel[]): Promise<Receipt> =>
    write(
      (db) => insert(db, enquiry, channels),
      enquiry.attachments.reduce((sum, { content }) => sum + content.length, 0),
    ),

  /** Stores an enquiry and takes it back: a full disk is found by nothing else. */
  tryToSave: () =>
    write(async (db) => {
      const attachments = [{ field: "", name: "", type: "", content: Buffer.from("x") }];
      const probe = { form: "", idempotencyKey: undefined, attachments, spamReason: undefined };
      const { reference } = await insert(db, { ...probe, answers: { probe: randomUUID() } }, ["webhook"]);
      await eraseRows(db, [reference]);
    }),

  countText: (textDigest: string, windowMs: number): Promise<number> =>
    read(async (db) => {
      const enquiries = enquiriesSince(db, (await databaseTime(db)) - windowMs).where("textDigest", "=", textDigest);
      const counted = enquiries.select((row) => row.fn.countAll<number>().as("count"));
      return (await counted.executeTakeFirstOrThrow()).count;
    }),

  /** True where an enquirer of this address (in small letters), however it was written, has or is to get an acknowledgement within `windowMs`. */
  hasAcknowledgement: (address: string, windowMs: number): Promise<boolean> =>
    read(async (db) => {
      const told = await enquiriesSince(db, (await databaseTime(db)) - windowMs)
        .innerJoin("deliveries", "deliveries.reference", "enquiries.reference")
        .where("channel", "=", enquirerChannel)
        .select("answers")
        // Of more on one day, it would take longer than the answer may.
        .orderBy("receivedAt", "desc")
        .limit(1000)
        .execute();
      const isMeant = (answer: unknown) => replyAddress(String(answer))?.toLowerCase() === address;
      return told.some(({ answers }) => Object.values(JSON.parse(answers)).some(isMeant));
    }),
});

const enquiriesSince = (db: Queries, time: number) =>
  db.selectFrom("enquiries").where("receivedAt", ">=", new Date(time).toISOString());
