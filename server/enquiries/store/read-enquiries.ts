import { type ExpressionBuilder, sql } from "kysely";
import type { Attachment, AttachmentEntry, DeliveryState, EnquiryFilter, StoredEnquiry } from "./enquiry";
import { StoreError } from "./store-error";
import type { Access, Queries, Tables } from "./tables";

type Where = ExpressionBuilder<Tables, "enquiries">;

const matches =
  ({ reference, since, waiting }: EnquiryFilter) =>
  (enquiry: Where) =>
    enquiry.and([
      ...(reference === undefined ? [] : [enquiry("enquiries.reference", "=", reference)]),
      ...(since ? [enquiry("enquiries.receivedAt", ">=", since.toISOString())] : []),
      ...(waiting
        ? [
            sql<boolean>`(select coalesce(min(case state when 'delivered' then 1 else 0 end), 0)
              from deliveries where deliveries.reference = enquiries.reference) = 0`,
          ]
        : []),
    ]);

const filesOf = (db: Queries, filter: EnquiryFilter) =>
  db
    .selectFrom("attachments")
    .innerJoin("enquiries", "enquiries.reference", "attachments.reference")
    .where((row) => matches(filter)(row as unknown as Where))
    .orderBy("attachments.reference")
    .orderBy("position");

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

function answersOf({ reference, answers }: { reference: string; answers: string }): StoredEnquiry["answers"] {
  try {
    return JSON.parse(answers);
  } catch {
    throw new StoreError("ENQUIRY_DAMAGED", `The answers of ${reference} are damaged and cannot be read.`);
  }
}

export const readingOf = ({ read }: Access) => ({
  /** The oldest first. */
  readEnquiries: (filter: EnquiryFilter = {}): Promise<StoredEnquiry[]> =>
    read(async (db) => {
      const rows = await db
        .selectFrom("enquiries")
        .select(["reference", "form", "receivedAt", "answers", "spamReason", "language"])
        .where(matches(filter))
        .orderBy("receivedAt")
        .orderBy("reference")
        .execute();
      return rows.map((row) => ({
        ...row,
        // Whoever needs none is not held up by damaged ones.
        get answers() {
          return answersOf(row);
        },
        spamReason: row.spamReason ?? undefined,
        language: row.language ?? undefined,
      }));
    }),

  listAttachments: (filter: EnquiryFilter = {}): Promise<AttachmentEntry[]> =>
    read((db) => filesOf(db, filter).select(["attachments.reference", "field", "name", "type", "size"]).execute()),

  async readAttachments(reference: string): Promise<Attachment[]> {
    const sizes = await read((db) => filesOf(db, { reference }).select("size").execute());
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
    const rows = await read(
      (db) => filesOf(db, { reference }).select(["field", "name", "type", "content"]).execute(),
      bytes,
    );
    return rows.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) }));
  },

  readDeliveries: (filter: EnquiryFilter = {}): Promise<Map<string, DeliveryState[]>> =>
    read(async (db) => {
      const rows = await db
        .selectFrom("deliveries")
        .innerJoin("enquiries", "enquiries.reference", "deliveries.reference")
        .where((row) => matches(filter)(row as unknown as Where))
        .select(["deliveries.reference", "channel", "state", "attempts", "dueAt", "error", "deliveredAt"])
        .orderBy("deliveries.reference")
        .orderBy("channel")
        .execute();
      return byReference(rows, ({ reference, error, deliveredAt, ...state }) => ({
        ...state,
        error: error ?? undefined,
        deliveredAt: deliveredAt ?? undefined,
      }));
    }),
});
