import { type ExpressionBuilder, type ExpressionWrapper, type Selectable, type SqlBool, sql } from "kysely";
import type { Attachment, DeliveryState, EarlierRevision, StoredEnquiry } from "./enquiry";
import type { AttachmentEntry, DeliveryQueue, EnquiryEntry, EnquiryFilter } from "./enquiry-store";
import { StoreError } from "./store-error";
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
      ...(since ? [enquiry("enquiries.received_at", ">=", since.toISOString())] : []),
      ...(form === undefined ? [] : [enquiry("enquiries.form", "=", form)]),
      ...(isSuspected ? [enquiry("enquiries.spam_reason", "is not", null)] : []),
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

/** The values of rows by their references. */
function byReference<Row extends { reference: string }, Value>(rows: readonly Row[], toValue: (row: Row) => Value) {
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

const enquiryOf = (row: Selectable<Tables["enquiries"]>): StoredEnquiry => ({
  reference: row.reference,
  form: row.form,
  revision: row.revision,
  receivedAt: row.received_at,
  updatedAt: row.updated_at,
  answers: answersOf(row),
  spamReason: row.spam_reason ?? undefined,
});

export async function listEntries(db: Queries, filter: EnquiryFilter): Promise<EnquiryEntry[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["reference", "form", "received_at", "spam_reason"])
    .where(matches(filter))
    .orderBy("received_at", "desc")
    .orderBy("reference")
    .execute();
  return rows.map(({ reference, form, received_at, spam_reason }) => ({
    reference,
    form,
    receivedAt: received_at,
    spamReason: spam_reason ?? undefined,
  }));
}

export async function readEnquiries(db: Queries, filter: EnquiryFilter): Promise<StoredEnquiry[]> {
  const query = db.selectFrom("enquiries").selectAll().where(matches(filter));
  return (await query.orderBy("received_at").orderBy("reference").execute()).map(enquiryOf);
}

const newestFiles = (db: Queries, filter: EnquiryFilter) =>
  db
    .selectFrom("attachments")
    .innerJoin("enquiries", (join) =>
      join
        .onRef("enquiries.reference", "=", "attachments.reference")
        .onRef("enquiries.revision", "=", "attachments.revision"),
    )
    .where((row) => matches(filter)(row as unknown as Where))
    .orderBy("attachments.reference")
    .orderBy("attachments.position");

export function listAttachments(db: Queries, filter: EnquiryFilter): Promise<AttachmentEntry[]> {
  return newestFiles(db, filter)
    .select(["attachments.reference", "attachments.field", "attachments.name", "attachments.type", "attachments.size"])
    .execute();
}

export async function readAttachments(db: Queries, reference: string): Promise<Attachment[]> {
  const rows = await newestFiles(db, { reference })
    .select(["attachments.field", "attachments.name", "attachments.type", "attachments.content"])
    .execute();
  return rows.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) }));
}

export async function readEarlierRevisions(
  db: Queries,
  filter: EnquiryFilter,
): Promise<Map<string, EarlierRevision[]>> {
  const rows = await db
    .selectFrom("earlier_revisions")
    .innerJoin("enquiries", "enquiries.reference", "earlier_revisions.reference")
    .where((row) => matches(filter)(row as unknown as Where))
    .selectAll("earlier_revisions")
    .orderBy("earlier_revisions.reference")
    .orderBy("earlier_revisions.revision")
    .execute();
  return byReference(rows, (row) => ({ revision: row.revision, sentAt: row.sent_at, answers: answersOf(row) }));
}

export async function readDeliveries(db: Queries, filter: EnquiryFilter): Promise<Map<string, DeliveryState[]>> {
  const rows = await db
    .selectFrom("deliveries")
    .innerJoin("enquiries", "enquiries.reference", "deliveries.reference")
    .where((row) => matches(filter)(row as unknown as Where))
    .selectAll("deliveries")
    .orderBy("deliveries.reference")
    .orderBy("deliveries.channel")
    .execute();
  return byReference(rows, ({ channel, state, attempts, due_at, error, delivered_at }) => ({
    channel,
    state,
    attempts,
    dueAt: due_at,
    error: error ?? undefined,
    deliveredAt: delivered_at ?? undefined,
  }));
}

export async function readQueues(db: Queries): Promise<DeliveryQueue[]> {
  const { rows } = await sql<Omit<DeliveryQueue, "oldest"> & { oldest: string | null }>`
    select d.channel,
      sum(case when d.state = 'pending' then 1 else 0 end) as waiting,
      sum(case when d.state = 'pending' and d.attempts > 0 then 1 else 0 end) as failing,
      sum(case when d.state = 'refused' then 1 else 0 end) as refused,
      min(case when d.state = 'pending' then e.updated_at end) as oldest
    from deliveries d join enquiries e on e.reference = d.reference
    where d.state <> 'delivered' group by d.channel order by d.channel`.execute(db);
  return rows.map(({ oldest, ...queue }) => ({ ...queue, oldest: oldest ?? undefined }));
}
