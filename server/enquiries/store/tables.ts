import { type Kysely, PostgresAdapter } from "kysely";

interface EnquiryTable {
  reference: string;
  form: string;
  idempotencyKey: string | null;
  textDigest: string | null;
  receivedAt: string;
  answers: string;
  spamReason: string | null;
  language: string | null;
}

interface AttachmentTable {
  reference: string;
  position: number;
  field: string;
  name: string;
  type: string;
  size: number;
  content: Uint8Array;
}

interface DeliveryTable {
  reference: string;
  channel: string;
  state: "pending" | "delivered" | "refused";
  attempts: number;
  dueAt: number;
  claim: string | null;
  claimedUntil: number;
  error: string | null;
  deliveredAt: string | null;
}

/** What was erased by hand, so that no backup brings it back. */
interface ErasedTable {
  reference: string;
}

/**
 * The tables, the same in both engines, where their names have underscores. Times are ISO 8601 texts where people read them, and milliseconds since 1970
 * where they are counted with.
 */
export interface Tables {
  enquiries: EnquiryTable;
  attachments: AttachmentTable;
  deliveries: DeliveryTable;
  erased: ErasedTable;
}

/** Statements on the tables, of a connection or of a transaction. */
export type Queries = Kysely<Tables>;

/** True where rows can be locked one by one: SQLite has one lock for all, which each write holds. */
export const hasRowLocks = (db: Queries): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
