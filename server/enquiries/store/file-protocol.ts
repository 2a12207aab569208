import type { Result, Statement } from "./database-client";

/** What the thread that works on the file is told when it starts. */
export interface FileOptions {
  path: string;
  /** The same as the driver has it. */
  url: string;
}

/** What the thread is asked to do. */
export type Request = { id: number; patience: number } & (
  | { type: "read"; statement: Statement }
  | { type: "write"; statements: readonly Statement[] }
  | { type: "emptyJournal" }
);

/** A request before it is sent. */
export type Task = Request extends infer Each ? (Each extends Request ? Omit<Each, "id"> : never) : never;

/** What the thread answers. */
export interface Answer {
  id: number;
  results?: Result[];
  error?: { code: string; message: string };
}
