import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/server/free-port";
import { lockDatabase } from "../support/server/lock-database";
import { runSql } from "../support/server/raw-sql";
import { allStored, killed, type Scene, storedOf } from "./scene";
import { SoakServer } from "./soak-server";

const lockedFor = 5000;

export async function openSqliteScene(mailUrl: string): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), "soak-"));
  const file = join(folder, "enquiries.db");
  const server = new SoakServer(await freePort(), { ENQUIRY_DATABASE_URL: `file:${file}`, SMTP_URL: mailUrl });
  await server.start();
  const lock = async () => {
    const unlock = await lockDatabase(file);
    await pause(lockedFor);
    await unlock();
  };
  return {
    url: server.url,
    servers: [server],
    faults: [killed(server), { name: "lock of 5 s", act: lock }],
    readStored: async () => storedOf(runSql(file, allStored)),
    close: async () => {
      await server.end("SIGKILL");
      rmSync(folder, { recursive: true });
    },
  };
}
