import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startNginx } from "../support/proxies";
import { openLine, replicaOf, startPostgres } from "../support/server/postgres";
import { freePort, type Program, runServer } from "../support/server/run-program";
import { lockDatabase, runSql } from "../support/server/sqlite-file";

export const receivers = ["sales@example.com", "office@example.com"];

/** The real server of the site that is built here, which is killed and started again as one. */
async function openServer(port: number, env: Record<string, string>) {
  let program: Program | undefined;
  const server = {
    crashes: 0,
    async start() {
      const started = await runServer(process.cwd(), port, {
        ...(process.env.CONTENT_DIR ? { CONTENT_DIR: process.env.CONTENT_DIR } : {}),
        LOG_LEVEL: "silent",
        ENQUIRY_RETRY_SECONDS: "1",
        ENQUIRY_CLAIM_SECONDS: "5",
        ENQUIRY_TO: receivers.join(),
        ...env,
      });
      program = started;
      void started.ended.then(() => {
        if (program === started) server.crashes += 1;
      });
    },
    /** Ends it without a word, in the middle of whatever it does. */
    async kill() {
      const killed = program;
      program = undefined;
      killed?.process.kill("SIGKILL");
      await killed?.ended;
    },
    fault: { name: "kill -9", act: () => server.kill().then(server.start) },
  };
  await server.start();
  return server;
}

/** Behind the key of an enquiry stands a digest of its content. */
const allStored = "SELECT idempotency_key, reference FROM enquiries";

/** One server with a file for its database. */
export async function openSqliteScene(mailUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), "soak-"));
  const file = join(folder, "enquiries.db");
  const port = await freePort();
  const server = await openServer(port, { ENQUIRY_DATABASE_URL: `file:${file}`, SMTP_URL: mailUrl });
  const lock = async () => {
    const unlock = await lockDatabase(file);
    await pause(5000);
    await unlock();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    servers: [server],
    faults: [server.fault, { name: "lock of 5 s", act: lock }],
    once: undefined,
    readStored: async () => runSql(file, allStored),
    close: async () => {
      await server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Three servers behind the nginx of docs/deploy, on one PostgreSQL with a standby that has all that was acknowledged. */
export async function openPostgresScene(mailUrl: string) {
  let primary = await startPostgres();
  const standby = await replicaOf(primary, "standby", ["wal_retrieve_retry_interval=200ms"]);
  await primary.query("alter system set synchronous_standby_names = 'standby'");
  await primary.query("select pg_reload_conf()");
  const line = await openLine(primary.port);
  const env = { ENQUIRY_DATABASE_URL: primary.url(line.port), SMTP_URL: mailUrl, TRUST_PROXY: "1" };
  const ports = [await freePort(), await freePort(), await freePort()];
  const servers = await Promise.all(ports.map((port) => openServer(port, env)));
  const port = await freePort();
  const nginx = await startNginx(ports, port, await freePort());
  const restart = async () => {
    await primary.stop();
    await primary.start();
  };
  const promote = async () => {
    await primary.remove();
    await standby.promote();
    primary = standby;
    line.target = standby.port;
    line.cut();
  };
  const database = [
    { name: "restart of the database", act: restart },
    { name: "connections cut", act: async () => line.cut() },
  ];
  return {
    url: `https://localhost:${port}`,
    servers,
    faults: servers.flatMap(({ fault }, index) => [fault, ...database.slice(index, index + 1)]),
    once: { name: "standby promoted", act: promote },
    readStored: () => primary.query(allStored),
    close: async () => {
      nginx.kill("SIGTERM");
      await Promise.all(servers.map((server) => server.kill()));
      line.close();
      for (const server of new Set([primary, standby])) await server.remove();
    },
  };
}
