import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { sql, type Updateable } from "kysely";
import { checkIntegrity, writeCopy } from "./backup";
import { databaseTime } from "./clock";
import * as deliveries from "./deliveries";
import type { Engine } from "./engine";
import { type Channel, enquirerChannel, type NewEnquiry, type Receipt } from "./enquiry";
import * as read from "./read-enquiries";
import { eraseRows, saveEnquiry, tryToSave } from "./save-enquiry";
import { SqliteEngine } from "./sqlite-engine";
import { isDuplicate, StoreError, storeClosed } from "./store-error";
import type { DeliveryClaim, EnquiryFilter } from "./store-types";
import type { Queries, Tables } from "./tables";

/** Time after a failure in which the database is not asked to open again, in milliseconds. */
const reopenMs = 500;

/** The most enquiries, and the most bytes of attachments, that are erased in one transaction. */
const batchCount = 50;
const batchBytes = 20_000_000;

/** Time in which others may write between two transactions, in milliseconds. */
const pauseMs = 20;

/** Fields of a delivery at a time of the database. */
type FieldsAt = (now: number) => Updateable<Tables["deliveries"]>;

const sizeOf = (files: readonly { size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** The next enquiries to erase, the oldest first: at least one where there is one. */
async function nextBatch(db: Queries, before: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string; size: number }>`
    select reference, (select coalesce(sum(size), 0) from attachments a where a.reference = e.reference) as size
    from enquiries e where received_at < ${before} order by received_at limit ${batchCount}`.execute(db);
  let bytes = 0;
  const end = rows.findIndex(({ size }, index) => {
    bytes += Number(size);
    return index > 0 && bytes > batchBytes;
  });
  return (end === -1 ? rows : rows.slice(0, end)).map(({ reference }) => reference);
}

/**
 * Durable storage of enquiries. Two engines carry it: SQLite in a file, and PostgreSQL. Nothing of it blocks
 * the thread that answers visitors, and whatever returns is on the disk.
 *
 * A store opens its database with the first call, and again with a later one where that failed. Every method rejects
 * with a `StoreError` whose `code` is safe to log; `isBusy` tells one that is over soon.
 */
export class EnquiryStore {
  private opening: Promise<void> | undefined;
  private isClosed = false;

  constructor(private readonly engine: Engine) {}

  /** The place for people to read: a path, or a host and the name of a database. */
  get place() {
    return this.engine.place;
  }

  /** True where several machines may share it. */
  get isShared() {
    return this.engine.isShared;
  }

  /** Opens the database and brings its tables up to date. Every other method does so by itself. */
  async open(): Promise<void> {
    if (this.isClosed) throw new StoreError(storeClosed, "The store is closed.");
    if (this.opening) return this.opening;
    const opening = this.engine.open();
    this.opening = opening;
    opening.catch(async () => {
      await wait(reopenMs, undefined, { ref: false });
      this.opening = undefined;
    });
    return opening;
  }

  /** Ends what is under way and closes the database; the store can be used no more. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.opening?.catch(() => {});
    await this.engine.close();
  }

  /**
   * Stores an enquiry with its attachments and deliveries in one transaction. What was stored before with the same content
   * and key is the same.
   */
  async save(enquiry: NewEnquiry, channels: readonly Channel[]): Promise<Receipt> {
    const bytes = sizeOf(enquiry.attachments.map(({ content }) => ({ size: content.length })));
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.write((db) => saveEnquiry(db, enquiry, channels), bytes);
      } catch (error) {
        // The reference that was drawn belongs to another enquiry: one in a million million.
        if (!isDuplicate(error) || attempt === 3) throw error;
      }
    }
  }

  /** Counts the enquiries of the last milliseconds whose `textDigest` is this one. */
  async countText(textDigest: string, windowMs: number): Promise<number> {
    const { count } = await this.read(async (db) =>
      read
        .countEnquiries(db)
        .where("textDigest", "=", textDigest)
        .where("receivedAt", ">=", new Date((await databaseTime(db)) - windowMs).toISOString())
        .executeTakeFirstOrThrow(),
    );
    return count;
  }

  /** True where an enquirer of this address has been told, or is to be told, of an enquiry in the last milliseconds. */
  async isTold(address: string, windowMs: number): Promise<boolean> {
    const answer = JSON.stringify(address).toLowerCase();
    const { count } = await this.read(async (db) =>
      read
        .countEnquiries(db)
        .innerJoin("deliveries", "deliveries.reference", "enquiries.reference")
        .where("channel", "=", enquirerChannel)
        .where("receivedAt", ">=", new Date((await databaseTime(db)) - windowMs).toISOString())
        .where(sql<boolean>`replace(lower(answers), ${answer}, '') <> lower(answers)`)
        .executeTakeFirstOrThrow(),
    );
    return Number(count) > 0;
  }

  /** Gives enquiries that wait for want of a receiver to those there are now. */
  async adopt(channels: readonly Channel[]): Promise<void> {
    if (channels.length > 0) await this.write((db) => deliveries.adopt(db, channels));
  }

  /**
   * Takes on the delivery that has been due longest; of several machines only one gets it.
   * @param inHand references that this process is delivering to this receiver at the moment
   */
  async claimDelivery(channel: Channel, claimMs: number, inHand: readonly string[]) {
    if (!(await this.read((db) => deliveries.hasDue(db, channel, inHand)))) return undefined;
    return this.write((db) => deliveries.claimDelivery(db, channel, claimMs, inHand));
  }

  /** Holds on to a delivery that takes longer. */
  renewClaim(claim: DeliveryClaim, claimMs: number): Promise<void> {
    return this.update(claim, (now) => ({ claimedUntil: now + claimMs }));
  }

  /** Gives a delivery back that there is nothing to do for. */
  releaseClaim(claim: DeliveryClaim): Promise<void> {
    return this.update(claim, () => deliveries.unclaimed);
  }

  /** Notes that a delivery arrived. */
  markDelivered(claim: DeliveryClaim): Promise<void> {
    return this.attempted(claim, (now) => ({
      state: "delivered",
      deliveredAt: new Date(now).toISOString(),
      error: null,
    }));
  }

  /** Notes that a delivery failed, and in how many milliseconds it is tried again. */
  markFailed(claim: DeliveryClaim, error: string, waitMs: number): Promise<void> {
    return this.attempted(claim, (now) => ({ error, dueAt: now + waitMs }));
  }

  /** Notes that the receiver does not take it, ever; `retry` has it tried again. */
  markRefused(claim: DeliveryClaim, error: string): Promise<void> {
    return this.attempted(claim, () => ({ state: "refused", error }));
  }

  /** Makes all deliveries of an enquiry that have not arrived due now, and counts them. */
  retry(reference: string): Promise<number> {
    return this.write((db) => deliveries.retry(db, reference));
  }

  /** Enquiries without their content, the newest first. */
  listEntries(filter: EnquiryFilter = {}) {
    return this.read((db) => read.listEntries(db, filter));
  }

  /** Enquiries with their answers, the oldest first. */
  readEnquiries(filter: EnquiryFilter = {}) {
    return this.read((db) => read.readEnquiries(db, filter));
  }

  /** Attachments without their content, in their order. */
  listAttachments(filter: EnquiryFilter = {}) {
    return this.read((db) => read.listAttachments(db, filter));
  }

  /** Attachments of one enquiry, in their order. */
  async readAttachments(reference: string) {
    const bytes = sizeOf(await this.listAttachments({ reference }));
    return this.read((db) => read.readAttachments(db, reference), bytes);
  }

  /** Deliveries by the references of their enquiries. */
  readDeliveries(filter: EnquiryFilter = {}) {
    return this.read((db) => read.readDeliveries(db, filter));
  }

  /** Reads what has not arrived, a line for each receiver. */
  readQueues() {
    return this.read(read.readQueues);
  }

  /** Erases one enquiry with all that belongs to it, also from what is restored later; false where there is none. */
  async erase(reference: string): Promise<boolean> {
    const count = await this.write(async (db) => {
      const erased = await eraseRows(db, [reference]);
      if (erased > 0)
        await db
          .insertInto("erased")
          .values({ reference })
          .onConflict((row) => row.doNothing())
          .execute();
      return erased;
    });
    await this.engine.forgetErased();
    return count > 0;
  }

  /** Counts the enquiries that arrived before a time. */
  async countOlder(before: Date): Promise<number> {
    const { count } = await this.read((db) =>
      read.countEnquiries(db).where("receivedAt", "<", before.toISOString()).executeTakeFirstOrThrow(),
    );
    return count;
  }

  /** Erases them in short transactions, between which others write, and counts them. */
  async purge(before: Date): Promise<number> {
    let count = 0;
    for (;;) {
      const references = await this.read((db) => nextBatch(db, before.toISOString()));
      if (references.length === 0) break;
      count += await this.write((db) => eraseRows(db, references));
      // Each time, or the journal of a large purge would take as much room again as the database.
      await this.engine.forgetErased();
      await wait(pauseMs);
    }
    return count;
  }

  /** Erases what was kept of this database, before an upgrade or a restore, before a time. */
  async dropCopies(before: Date): Promise<void> {
    await this.open();
    await this.engine.dropCopies(before);
  }

  /**
   * Stores an enquiry and takes it back, and looks for room for more.
   * @throws StoreError where no enquiry could be stored
   */
  async check(): Promise<void> {
    await this.write(tryToSave);
    await this.engine.checkRoom();
  }

  /** Writes all of it to a new SQLite file, consistent while others write, checked, readable for this user alone. */
  async backup(file: string): Promise<void> {
    await this.open();
    await writeCopy(file, async () => {
      await this.engine.copyTo(file);
      const copy = new SqliteEngine(file);
      await checkIntegrity(copy, file).finally(() => copy.close());
    });
  }

  /**
   * Puts a backup, of either engine, in the place of what is there, of which a copy is kept; no server may run. Who was
   * erased stays erased, and what was delivered is not delivered again.
   * @returns false where what was there could not be read, so that this is not known
   */
  restore(file: string): Promise<boolean> {
    if (!existsSync(file)) throw new StoreError("ENOENT", `There is no file ${file}.`);
    return this.engine.restore(file);
  }

  private async update(claim: DeliveryClaim, fieldsAt: FieldsAt): Promise<void> {
    await this.write(async (db) => deliveries.updateClaimed(db, claim, fieldsAt(await databaseTime(db))));
  }

  /** Writes the outcome of one attempt, which ends its claim. */
  private attempted(claim: DeliveryClaim, outcomeAt: FieldsAt): Promise<void> {
    const attempts = claim.attempts + 1;
    return this.update(claim, (now) => ({ ...deliveries.unclaimed, attempts, ...outcomeAt(now) }));
  }

  private async read<Result>(work: (db: Queries) => Promise<Result>, bytes?: number): Promise<Result> {
    await this.open();
    return this.engine.read(work, bytes);
  }

  private async write<Result>(work: (db: Queries) => Promise<Result>, bytes?: number): Promise<Result> {
    await this.open();
    return this.engine.write(work, bytes);
  }
}
