import { randomUUID } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { checkIntegrity, copyRows, eraseAll } from "./backup";
import * as deliveries from "./deliveries";
import type { Engine } from "./engine";
import type { Channel, NewEnquiry, Receipt } from "./enquiry";
import type { AuditEntry, DeliveryClaim, EnquiryFilter, EnquiryStore, HitCount } from "./enquiry-store";
import * as read from "./read-enquiries";
import { eraseRows, saveEnquiry, tryToSave } from "./save-enquiry";
import { SqliteEngine } from "./sqlite-engine";
import { isDuplicate, StoreError, storeClosed } from "./store-error";
import type { Queries } from "./tables";

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

/** The store on whichever engine: all that is said in SQL. */
export class SqlStore implements EnquiryStore {
  private opening: Promise<void> | undefined;
  private isClosed = false;
  /** Time at which counts whose window has passed were erased last, in milliseconds since 1970. */
  private forgotHitsAt = 0;

  constructor(private readonly engine: Engine) {}

  get place() {
    return this.engine.place;
  }

  get isShared() {
    return this.engine.isShared;
  }

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

  async close(): Promise<void> {
    this.isClosed = true;
    await this.opening?.catch(() => {});
    await this.engine.close();
  }

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

  async countText(textDigest: string, since: Date): Promise<number> {
    const { count } = await this.read((db) =>
      db
        .selectFrom("enquiries")
        .select((row) => row.fn.countAll<number>().as("count"))
        .where("textDigest", "=", textDigest)
        .where("receivedAt", ">=", since.toISOString())
        .executeTakeFirstOrThrow(),
    );
    return count;
  }

  async hit(key: string, windowMs: number): Promise<HitCount> {
    const now = Date.now();
    const row = await this.write((db) =>
      db
        .insertInto("hits")
        .values({ key, count: 1, resetsAt: now + windowMs })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            count: sql`case when hits.resets_at <= ${now} then 1 else hits.count + 1 end`,
            resetsAt: sql`case when hits.resets_at <= ${now} then excluded.resets_at else hits.resets_at end`,
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

  async adopt(channels: readonly Channel[]): Promise<void> {
    if (channels.length > 0) await this.write((db) => deliveries.adopt(db, channels));
  }

  async claimDelivery(channel: Channel, claimMs: number, inHand: readonly string[]) {
    if (!(await this.read((db) => deliveries.hasDue(db, channel, inHand)))) return undefined;
    return this.write((db) => deliveries.claimDelivery(db, channel, claimMs, inHand));
  }

  async renewClaim(claim: DeliveryClaim, claimMs: number): Promise<void> {
    await this.write((db) => deliveries.renewClaim(db, claim, claimMs));
  }

  async releaseClaim(claim: DeliveryClaim): Promise<void> {
    await this.write((db) => deliveries.releaseClaim(db, claim));
  }

  async markDelivered(claim: DeliveryClaim): Promise<void> {
    await this.write((db) => deliveries.markDelivered(db, claim));
  }

  async markFailed(claim: DeliveryClaim, error: string, dueAt: number): Promise<void> {
    await this.write((db) => deliveries.markFailed(db, claim, error, dueAt));
  }

  async markRefused(claim: DeliveryClaim, error: string): Promise<void> {
    await this.write((db) => deliveries.markRefused(db, claim, error));
  }

  retry(reference: string): Promise<number> {
    return this.write((db) => deliveries.retry(db, reference));
  }

  listEntries(filter: EnquiryFilter = {}) {
    return this.read((db) => read.listEntries(db, filter));
  }

  readEnquiries(filter: EnquiryFilter = {}) {
    return this.read((db) => read.readEnquiries(db, filter));
  }

  listAttachments(filter: EnquiryFilter = {}) {
    return this.read((db) => read.listAttachments(db, filter));
  }

  readAttachments(reference: string) {
    return this.read((db) => read.readAttachments(db, reference));
  }

  readEarlierRevisions(filter: EnquiryFilter = {}) {
    return this.read((db) => read.readEarlierRevisions(db, filter));
  }

  readDeliveries(filter: EnquiryFilter = {}) {
    return this.read((db) => read.readDeliveries(db, filter));
  }

  readQueues() {
    return this.read(read.readQueues);
  }

  async erase(reference: string): Promise<boolean> {
    const count = await this.write((db) => eraseRows(db, [reference]));
    await this.engine.forgetErased();
    return count > 0;
  }

  async countOlder(before: Date): Promise<number> {
    const { count } = await this.read((db) =>
      db
        .selectFrom("enquiries")
        .select((row) => row.fn.countAll<number>().as("count"))
        .where("updatedAt", "<", before.toISOString())
        .executeTakeFirstOrThrow(),
    );
    return count;
  }

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

  async check(): Promise<void> {
    await this.write(tryToSave);
    await this.engine.checkRoom();
  }

  async audit(entry: AuditEntry): Promise<void> {
    await this.write((db) =>
      db
        .insertInto("audit")
        .values({ id: randomUUID(), ...entry })
        .execute(),
    );
  }

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

  async backup(file: string): Promise<void> {
    if (existsSync(file)) throw new StoreError("EEXIST", `There is a file ${file} already.`);
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
      rmSync(file, { force: true });
      throw error;
    }
    await copy.close();
  }

  async restore(file: string): Promise<void> {
    if (!existsSync(file)) throw new StoreError("ENOENT", `There is no file ${file}.`);
    const copy = new SqliteEngine(file);
    try {
      await checkIntegrity(copy);
      await copy.read((from) =>
        this.write(async (to) => {
          await eraseAll(to);
          await copyRows(from, to);
        }),
      );
    } finally {
      await copy.close();
    }
    await this.engine.forgetErased();
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
