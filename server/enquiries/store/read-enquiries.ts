import { sql } from "kysely";
import type { Access, Queries } from "./database";
import type { Attachment, EnquiryFilter, StoredEnquiry } from "./enquiry";
import { StoreError } from "./store-error";

const matching = (db: Queries, { reference, since, waiting }: EnquiryFilter) =>
  db
    .selectFrom("enquiries")
    .$if(reference !== undefined, (found) => found.where("reference", "=", reference ?? ""))
    .$if(since !== undefined, (found) => found.where("receivedAt", ">=", since?.toISOString() ?? ""))
    .$if(waiting === true, (found) =>
      found.where(sql<boolean>`(select coalesce(min(case state when 'delivered' then 1 else 0 end), 0)
        from deliveries where deliveries.reference = enquiries.reference) = 0`),
    );

/** Finds the rows that belong to an enquiry. */
function byReference<Row extends { reference: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Omit<Row, "reference">[]>();
  for (const { reference, ...row } of rows) {
    const group = groups.get(reference);
    if (group) group.push(row);
    else groups.set(reference, [row]);
  }
  return (reference: string) => groups.get(reference) ?? [];
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
      const rows = await matching(db, filter)
        .select(["reference", "form", "receivedAt", "answers", "spamReason", "language"])
        .orderBy("receivedAt")
        .orderBy("reference")
        .execute();
      const references = matching(db, filter).select("enquiries.reference");
      const files = db.selectFrom("attachments").where("reference", "in", references).orderBy("position");
      const deliveries = db.selectFrom("deliveries").where("reference", "in", references).orderBy("channel");
      const filesOf = byReference(await files.select(["reference", "field", "name", "type", "size"]).execute());
      const deliveriesOf = byReference(
        await deliveries
          .select(["reference", "channel", "state", "attempts", "dueAt", "error", "deliveredAt"])
          .execute(),
      );
      return rows.map((row) => ({
        ...row,
        // Whoever needs none is not held up by damaged ones.
        get answers() {
          return answersOf(row);
        },
        spamReason: row.spamReason ?? undefined,
        language: row.language ?? undefined,
        files: filesOf(row.reference),
        deliveries: deliveriesOf(row.reference),
      }));
    }),

  async readAttachments(reference: string): Promise<Attachment[]> {
    const files = (db: Queries) => db.selectFrom("attachments").where("reference", "=", reference).orderBy("position");
    const sizes = await read((db) => files(db).select("size").execute());
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
    const rows = await read((db) => files(db).select(["field", "name", "type", "content"]).execute(), bytes);
    return rows.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) }));
  },
});
