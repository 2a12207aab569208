import type { Statement, StatementResult } from "./database-client";

/** What the thread that works on the file is told when it starts. */
export interface FileOptions {
  path: string;
  /** The same as the driver has it. */
  url: string;
}

/** What the thread is asked to do. */
export type ThreadRequest = { id: number; patience: number } & (
  | { type: "read"; statement: Statement }
  | { type: "write"; statements: readonly Statement[] }
  | { type: "emptyJournal" }
);

/** A request before it is sent. */
export type Task = ThreadRequest extends infer Each ? (Each extends ThreadRequest ? Omit<Each, "id"> : never) : never;

/** What the thread answers. */
export interface ThreadAnswer {
  id: number;
  results?: StatementResult[];
  error?: { code: string; message: string };
}
