import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import { databaseTime } from "./clock";
import type { Attachment, DeliveryState, StoredEnquiry } from "./enquiry";
import { StoreError } from "./store-error";
import type { AttachmentEntry, DeliveryQueue, EnquiryEntry, EnquiryFilter } from "./store-types";
import type { Queries, Tables } from "./tables";

type Where = ExpressionBuilder<Tables, "enquiries">;

/** The condition of a filter on the table of enquiries. */
const matches =
  ({ reference, since, form, isWaiting, isSuspected }: EnquiryFilter) =>
  (enquiry: Where): ExpressionWrapper<Tables, "enquiries", SqlBool> => {
    const deliveries = enquiry
      .selectFrom("deliveries")
      .select("deliveries.reference")
      .whereRef("deliveries.reference", "=", "enquiries.reference");
    return enquiry.and([
      ...(reference === undefined ? [] : [enquiry("enquiries.reference", "=", reference)]),
      ...(since ? [enquiry("enquiries.receivedAt", ">=", since.toISOString())] : []),
      ...(form === undefined ? [] : [enquiry("enquiries.form", "=", form)]),
      ...(isSuspected ? [enquiry("enquiries.spamReason", "is not", null)] : []),
      ...(isWaiting
        ? [
            enquiry.or([
              enquiry.not(enquiry.exists(deliveries)),
              enquiry.exists(deliveries.where("deliveries.state", "<>", "delivered")),
            ]),
          ]
        : []),
    ]);
  };

/** The values of rows by the references of their enquiries. */
export function byReference<Row extends { reference: string }, Value>(
  rows: readonly Row[],
  toValue: (row: Row) => Value,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const row of rows) {
    const group = groups.get(row.reference);
    if (group) group.push(toValue(row));
    else groups.set(row.reference, [toValue(row)]);
  }
  return groups;
}

/** @throws StoreError naming the enquiry whose answers cannot be read */
function answersOf({ reference, answers }: { reference: string; answers: string }): StoredEnquiry["answers"] {
  try {
    return JSON.parse(answers);
  } catch {
    throw new StoreError("ENQUIRY_DAMAGED", `The answers of ${reference} are damaged and cannot be read.`);
  }
}

export const countEnquiries = (db: Queries) =>
  db.selectFrom("enquiries").select((row) => row.fn.countAll<number>().as("count"));

export async function listEntries(db: Queries, filter: EnquiryFilter): Promise<EnquiryEntry[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["reference", "form", "receivedAt", "spamReason"])
    .where(matches(filter))
    .orderBy("receivedAt", "desc")
    .orderBy("reference")
    .execute();
  return rows.map(({ spamReason, ...entry }) => ({ ...entry, spamReason: spamReason ?? undefined }));
}

export async function readEnquiries(db: Queries, filter: EnquiryFilter): Promise<StoredEnquiry[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["reference", "form", "receivedAt", "answers", "spamReason", "language"])
    .where(matches(filter))
    .orderBy("receivedAt")
    .orderBy("reference")
    .execute();
  return rows.map((row) => ({
    ...row,
    answers: answersOf(row),
    spamReason: row.spamReason ?? undefined,
    language: row.language ?? undefined,
  }));
}

const filesOf = (db: Queries, filter: EnquiryFilter) =>
  db
    .selectFrom("attachments")
    .innerJoin("enquiries", "enquiries.reference", "attachments.reference")
    .where((row) => matches(filter)(row as unknown as Where))
    .orderBy("attachments.reference")
    .orderBy("attachments.position");

export function listAttachments(db: Queries, filter: EnquiryFilter): Promise<AttachmentEntry[]> {
  return filesOf(db, filter)
    .select(["attachments.reference", "attachments.field", "attachments.name", "attachments.type", "attachments.size"])
    .execute();
}

export async function readAttachments(db: Queries, reference: string): Promise<Attachment[]> {
  const rows = await filesOf(db, { reference })
    .select(["attachments.field", "attachments.name", "attachments.type", "attachments.content"])
    .execute();
  return rows.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) }));
}

export async function readDeliveries(db: Queries, filter: EnquiryFilter): Promise<Map<string, DeliveryState[]>> {
  const rows = await db
    .selectFrom("deliveries")
    .innerJoin("enquiries", "enquiries.reference", "deliveries.reference")
    .where((row) => matches(filter)(row as unknown as Where))
    .select(["deliveries.reference", "channel", "state", "attempts", "dueAt", "error", "deliveredAt"])
    .orderBy("deliveries.reference")
    .orderBy("deliveries.channel")
    .execute();
  return byReference(rows, ({ reference, error, deliveredAt, ...state }) => ({
    ...state,
    error: error ?? undefined,
    deliveredAt: deliveredAt ?? undefined,
  }));
}

export async function readQueues(db: Queries): Promise<DeliveryQueue[]> {
  const now = await databaseTime(db);
  const { rows } = await sql<Omit<DeliveryQueue, "age"> & { oldest: string | null }>`
    select d.channel,
      sum(case when d.state = 'pending' then 1 else 0 end) as waiting,
      sum(case when d.state = 'pending' and d.attempts > 0 then 1 else 0 end) as failing,
      sum(case when d.state = 'refused' then 1 else 0 end) as refused,
      min(case when d.state = 'pending' then e.received_at end) as oldest
    from deliveries d join enquiries e on e.reference = d.reference
    where d.state <> 'delivered' group by d.channel order by d.channel`.execute(db);
  return rows.map(({ oldest, ...queue }) => ({ ...queue, age: oldest === null ? 0 : now - Date.parse(oldest) }));
}
