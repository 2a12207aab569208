import { randomUUID } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { sql, type Updateable } from "kysely";
import { checkIntegrity, copyLater, copyRows, eraseAll, failureAt, holdEnquiries } from "./backup";
import * as deliveries from "./deliveries";
import type { Engine } from "./engine";
import { type Channel, enquirerChannel, type NewEnquiry, type Receipt } from "./enquiry";
import * as read from "./read-enquiries";
import { eraseRows, saveEnquiry, tryToSave } from "./save-enquiry";
import { SqliteEngine } from "./sqlite-engine";
import { isDuplicate, StoreError, storeClosed } from "./store-error";
import type { AuditEntry, DeliveryClaim, EnquiryFilter, HitCount } from "./store-types";
import type { Queries, Tables } from "./tables";

/** Time after a failure in which the database is not asked to open again, in milliseconds. */
const reopenMs = 500;

/** The most enquiries, and the most bytes of attachments, that are erased in one transaction. */
const batchCount = 50;
const batchBytes = 20_000_000;

/** Time in which others may write between two transactions, in milliseconds. */
const pauseMs = 20;

/** The next enquiries to erase, the oldest first: at least one where there is one. */
async function nextBatch(db: Queries, before: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string; size: number }>`
    select reference, (select coalesce(sum(size), 0) from attachments a where a.reference = e.reference) as size
    from enquiries e where updated_at < ${before} order by received_at limit ${batchCount}`.execute(db);
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
  /** Time at which counts whose window has passed were erased last, in milliseconds since 1970. */
  private forgotHitsAt = 0;

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
   * Stores an enquiry with its attachments and deliveries in one transaction.
   * @throws KeyTaken where another enquiry has its key
   */
  async save(enquiry: NewEnquiry, channels: readonly Channel[]): Promise<Receipt> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.write((db) => saveEnquiry(db, enquiry, channels));
      } catch (error) {
        // The reference that was drawn belongs to another enquiry: one in a million million.
        if (!isDuplicate(error) || attempt === 3) throw error;
      }
    }
  }

  /** Counts the enquiries since a time whose `textDigest` is this one. */
  async countText(textDigest: string, since: Date): Promise<number> {
    const { count } = await this.read((db) =>
      read
        .countEnquiries(db)
        .where("textDigest", "=", textDigest)
        .where("receivedAt", ">=", since.toISOString())
        .executeTakeFirstOrThrow(),
    );
    return count;
  }

  /** True where an enquirer of this address has been told, or is to be told, of an enquiry since a time. */
  async isTold(address: string, since: Date): Promise<boolean> {
    const answer = JSON.stringify(address).toLowerCase();
    const { count } = await this.read((db) =>
      read
        .countEnquiries(db)
        .innerJoin("deliveries", "deliveries.reference", "enquiries.reference")
        .where("channel", "=", enquirerChannel)
        .where("receivedAt", ">=", since.toISOString())
        .where(sql<boolean>`replace(lower(answers), ${answer}, '') <> lower(answers)`)
        .executeTakeFirstOrThrow(),
    );
    return Number(count) > 0;
  }

  /** Counts a hit under a key, for all machines together; the key must hold no personal data. */
  async hit(key: string, windowMs: number): Promise<HitCount> {
    const now = Date.now();
    // Also a window that ends later than any can: its clock ran ahead and was put right.
    const isOver = sql`(hits.resets_at <= ${now} or hits.resets_at > ${now + 2 * windowMs})`;
    const row = await this.write((db) =>
      db
        .insertInto("hits")
        .values({ key, count: 1, resetsAt: now + windowMs })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            count: sql`case when ${isOver} then 1 else hits.count + 1 end`,
            resetsAt: sql`case when ${isOver} then excluded.resets_at else hits.resets_at end`,
          }),
        )
        .returning(["count", "resetsAt"])
        .executeTakeFirstOrThrow(),
    );
    // Now and then, as it costs as much again; not in the same transaction, or two would wait for one another.
    if (row.count === 1 && now - this.forgotHitsAt > windowMs) {
      this.forgotHitsAt = now;
      await this.write((db) => db.deleteFrom("hits").where("resetsAt", "<=", now).execute());
    }
    return { count: row.count, resetMs: row.resetsAt - now };
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
    return this.update(claim, { claimedUntil: Date.now() + claimMs });
  }

  /** Gives a delivery back that there is nothing to do for. */
  releaseClaim(claim: DeliveryClaim): Promise<void> {
    return this.update(claim, deliveries.unclaimed);
  }

  /** Notes that a delivery arrived. */
  markDelivered(claim: DeliveryClaim): Promise<void> {
    return this.attempted(claim, { state: "delivered", deliveredAt: new Date().toISOString(), error: null });
  }

  /** Notes that a delivery failed, and when to try again, in milliseconds since 1970. */
  markFailed(claim: DeliveryClaim, error: string, dueAt: number): Promise<void> {
    return this.attempted(claim, { error, dueAt });
  }

  /** Notes that the receiver does not take it, ever; `retry` has it tried again. */
  markRefused(claim: DeliveryClaim, error: string): Promise<void> {
    return this.attempted(claim, { state: "refused", error });
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

  /** Attachments of the newest revisions without their content, in their order. */
  listAttachments(filter: EnquiryFilter = {}) {
    return this.read((db) => read.listAttachments(db, filter));
  }

  /** Attachments of the newest revision of one enquiry, in their order. */
  readAttachments(reference: string) {
    return this.read((db) => read.readAttachments(db, reference));
  }

  /** Earlier texts by the references of their enquiries, the oldest first. */
  readEarlierRevisions(filter: EnquiryFilter = {}) {
    return this.read((db) => read.readEarlierRevisions(db, filter));
  }

  /** Deliveries by the references of their enquiries. */
  readDeliveries(filter: EnquiryFilter = {}) {
    return this.read((db) => read.readDeliveries(db, filter));
  }

  /** Reads what has not arrived, a line for each receiver. */
  readQueues() {
    return this.read(read.readQueues);
  }

  /** Erases one enquiry with all that belongs to it; false where there is none of that reference. */
  async erase(reference: string): Promise<boolean> {
    const count = await this.write((db) => eraseRows(db, [reference]));
    await this.engine.forgetErased();
    return count > 0;
  }

  /** Counts the enquiries that were last sent before a time. */
  async countOlder(before: Date): Promise<number> {
    const { count } = await this.read((db) =>
      read.countEnquiries(db).where("updatedAt", "<", before.toISOString()).executeTakeFirstOrThrow(),
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
    await this.engine.forgetErased(before);
    return count;
  }

  /**
   * Stores an enquiry and takes it back, and looks for room for more.
   * @throws StoreError where no enquiry could be stored
   */
  async check(): Promise<void> {
    await this.write(tryToSave);
    await this.engine.checkRoom();
  }

  /** Adds a line to the audit. */
  async audit(entry: AuditEntry): Promise<void> {
    await this.write((db) =>
      db
        .insertInto("audit")
        .values({ id: randomUUID(), ...entry })
        .execute(),
    );
  }

  /** Lines of the audit, the newest first. */
  async readAudit(since = new Date(0)): Promise<AuditEntry[]> {
    return this.read((db) =>
      db
        .selectFrom("audit")
        .select(["at", "actor", "action", "detail"])
        .where("at", ">=", since.toISOString())
        .orderBy("at", "desc")
        .execute(),
    );
  }

  /** Writes all of it to a new SQLite file, consistent while others write, checked, readable for this user alone. */
  async backup(file: string): Promise<void> {
    // Never over a file that is there.
    writeFileSync(file, "", { mode: 0o600, flag: "wx" });
    const copy = new SqliteEngine(file);
    try {
      await this.open();
      if (this.engine.copyTo) await this.engine.copyTo(file);
      await copy.open();
      if (!this.engine.copyTo) {
        await this.engine.read((db) =>
          db
            .transaction()
            .setIsolationLevel("repeatable read")
            .execute((from) => copy.write((to) => copyRows(from, to))),
        );
      }
      await checkIntegrity(copy);
    } catch (error) {
      await copy.close();
      for (const name of [file, `${file}-journal`]) rmSync(name, { force: true });
      throw failureAt(file, error);
    }
    await copy.close();
  }

  /**
   * Puts the content of a backup, of either engine, in the place of what is there, to the last enquiry of which a new file
   * keeps it: others store meanwhile.
   */
  async restore(file: string, kept: string): Promise<void> {
    if (!existsSync(file)) throw new StoreError("ENOENT", `There is no file ${file}.`);
    const copy = new SqliteEngine(file);
    const before = new SqliteEngine(kept);
    try {
      await checkIntegrity(copy);
      await this.backup(kept);
      await copy.read((from) =>
        this.write(async (to) => {
          await holdEnquiries(to);
          await before.write((late) => copyLater(to, late));
          await eraseAll(to);
          await copyRows(from, to);
        }),
      );
    } finally {
      await copy.close();
      await before.close();
    }
    await this.engine.forgetErased();
  }

  private async update(claim: DeliveryClaim, fields: Updateable<Tables["deliveries"]>): Promise<void> {
    await this.write((db) => deliveries.updateClaimed(db, claim, fields));
  }

  /** Writes the outcome of one attempt, which ends its claim. */
  private attempted(claim: DeliveryClaim, outcome: Updateable<Tables["deliveries"]>): Promise<void> {
    return this.update(claim, { ...deliveries.unclaimed, attempts: claim.attempts + 1, ...outcome });
  }

  private async read<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    await this.open();
    return this.engine.read(work);
  }

  private async write<Result>(work: (db: Queries) => Promise<Result>): Promise<Result> {
    await this.open();
    return this.engine.write(work);
  }
}
