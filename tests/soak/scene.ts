import type { Acknowledged } from "./account";
import type { SoakServer } from "./soak-server";

/** A fault to bring about: it has passed when the promise is fulfilled. */
export interface SoakFault {
  name: string;
  act: () => Promise<void>;
}

/** Parts that a soak is played on: servers, their database and what stands between. */
export interface Scene {
  url: string;
  servers: readonly SoakServer[];
  faults: readonly SoakFault[];
  once?: SoakFault;
  readStored: () => Promise<Acknowledged[]>;
  close: () => Promise<void>;
}

/** Ends a server in the middle of whatever it does, and starts it again. */
export const killed = (server: SoakServer): SoakFault => ({
  name: "kill -9",
  act: async () => {
    await server.end("SIGKILL");
    await server.start();
  },
});

/** The rows of the table of enquiries; behind its key each has a digest of its content. */
export const storedOf = (rows: readonly Record<string, unknown>[]): Acknowledged[] =>
  rows.map((row) => ({ key: String(row.idempotency_key).split(" ", 1)[0] ?? "", reference: String(row.reference) }));

export const allStored = "SELECT idempotency_key, reference FROM enquiries";
