import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/server/free-port";
import { lockDatabase } from "../support/server/lock-database";
import { runSql } from "../support/server/raw-sql";
import { allStored, killed, type Scene, storedOf } from "./scene";
import { SoakDisk } from "./soak-disk";
import { SoakServer } from "./soak-server";

/** For how long the disk is full, and the database locked by another program, in milliseconds. */
const [fullFor, lockedFor] = [8000, 5000];

/** One server with a file, on a small disk where one can be mounted. */
export async function openSqliteScene(mailUrl: string, enquiries: number): Promise<Scene> {
  // An enquiry with its two deliveries and both journals takes about 3 kB.
  const disk = SoakDisk.open(64 + Math.ceil(enquiries / 250));
  const file = join(disk.folder, "enquiries.db");
  const server = new SoakServer(await freePort(), { ENQUIRY_DATABASE_URL: `file:${file}`, SMTP_URL: mailUrl });
  await server.start();
  const fullDisk = async () => {
    // There would be room for some in the journal.
    runSql(file, "pragma wal_checkpoint(truncate)");
    disk.fill();
    await pause(fullFor);
    disk.free();
  };
  const lock = async () => {
    const unlock = await lockDatabase(file);
    await pause(lockedFor);
    await unlock();
  };
  return {
    url: server.url,
    servers: [server],
    faults: [killed(server), { name: "lock of 5 s", act: lock }],
    once: disk.canBeFull ? { name: "full disk for 8 s", act: fullDisk } : undefined,
    rateLimit: undefined,
    readStored: async () => storedOf(runSql(file, allStored)),
    close: async () => {
      await server.end("SIGKILL");
      disk.remove();
    },
  };
}
