import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openLine, type PostgresServer, startPostgres } from "../../../tests/support/server/postgres";
import { attachment, newEnquiry } from "../../../tests/support/server/samples";
import { storeContract } from "../../../tests/support/server/store-contract";
import { testFolder } from "../../../tests/support/test-folder";
import { openStore } from "./open-store";
import { PostgresEngine } from "./postgres-engine";
import { StoreError } from "./store-error";

let server: PostgresServer;
let databases = 0;

beforeAll(async () => {
  server = await startPostgres(["fsync=off", "max_connections=200"]);
  return () => server.remove();
});

async function newPostgres(): Promise<string> {
  const name = `test_${++databases}`;
  await server.query(`create database ${name}`);
  return server.url(server.port, name);
}

/** Runs a statement on the database of an address. */
const query = (url: string, statement: string) => server.query(statement, new URL(url).pathname.slice(1));

describe("on PostgreSQL", () =>
  storeContract({
    newDatabase: newPostgres,
    query,
    copiesOf: async (url) => {
      const tables = await query(url, "select tablename from pg_tables where tablename like 'before%enquiries'");
      const copies = tables.map(({ tablename }) => query(url, `select reference from ${tablename}`));
      return (await Promise.all(copies)).map((rows) => rows.map((row) => row.reference));
    },
  }));

test("a connection that is lost in the middle of a transaction ends that one alone", async () => {
  const engine = new PostgresEngine(server.url());
  const lost = engine.write(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await server.query(`select pg_terminate_backend(${rows[0]?.pid})`);
    // As where the next statement takes its time.
    await wait(200);
    await sql`select 1`.execute(db);
  });
  await expect(lost).rejects.toBeInstanceOf(StoreError);
  expect((await engine.write((db) => sql`select 1`.execute(db))).rows).toHaveLength(1);
  await engine.close();
});

/** Opens a store of a new database by way of a program between, which passes both directions on as it likes. */
async function openBetween(pass: Parameters<typeof openLine>[1]) {
  const line = await openLine(server.port, pass);
  const between = new URL(await newPostgres());
  between.port = String(line.port);
  const store = openStore(String(between));
  onTestFinished(() => store.close().then(line.close));
  return store;
}

/** Names that PgBouncer takes at the beginning of a connection unless it is told to take others. */
const bouncerTakes = ["user", "database", "client_encoding", "datestyle", "timezone", "standard_conforming_strings"];

test("a connection begins with nothing that PgBouncer refuses", async () => {
  const asked = new Set<string>();
  const store = await openBetween((from, to, isFromUs) => {
    if (isFromUs) {
      from.once("data", (head: Buffer) => {
        const words = head.subarray(8).toString().split("\0");
        for (const name of words.filter((word, index) => index % 2 === 0 && word !== "")) asked.add(name.toLowerCase());
      });
    }
    from.pipe(to);
  });
  await store.save(newEnquiry(), ["webhook"]);
  expect([...asked].filter((name) => !bouncerTakes.includes(name))).toEqual([]);
});

/** Two megabytes a second: at twenty megabits a large file takes longer than any answer may. */
const bytesAtOnce = 40_000;

test("a large file is stored and read over a slow line", async () => {
  const slowly = async (from: Socket, to: Socket) => {
    for await (const chunk of from) {
      for (let at = 0; at < chunk.length; at += bytesAtOnce) {
        const piece = chunk.subarray(at, at + bytesAtOnce);
        to.write(piece);
        if (piece.length > 4000) await wait((20 * piece.length) / bytesAtOnce);
      }
    }
    to.end();
  };
  const store = await openBetween((from, to) => void slowly(from, to).catch(() => {}));
  const content = Buffer.alloc(9_900_000, "a");
  const attachments = [attachment("a.txt", content)];
  const { reference } = await store.save(newEnquiry({ attachments }), []);
  expect((await store.readAttachments(reference))[0]?.content.equals(content)).toBe(true);
});

test("what is no backup, one of a later version or of another program, and one that cannot take the place change nothing", async () => {
  const url = await newPostgres();
  const store = openStore(url);
  onTestFinished(() => store.close());
  const { reference } = await store.save(newEnquiry(), ["webhook"]);
  const path = (name: string) => join(testFolder(), name);
  await store.backup(path("right"));
  await query(url, "insert into kysely_migration values ('2099-later', '2099-01-01')");
  await store.backup(path("later"));
  await query(url, "delete from kysely_migration where name = '2099-later'");
  await server.query("create database notes");
  await server.query("create table notes (note text); insert into notes values ('a\tb')", "notes");
  execFileSync("pg_dump", ["--format=custom", `--file=${path("other")}`, server.url(server.port, "notes")]);
  writeFileSync(path("damaged"), "no database ".repeat(1000));
  // What a copy that broke off leaves.
  writeFileSync(path("empty"), "");
  for (const bad of ["none", "damaged", "empty"]) {
    await expect((async () => store.restore(path(bad)))(), bad).rejects.toThrow();
  }
  await expect(store.restore(path("later"))).rejects.toMatchObject({ code: "LATER_VERSION", place: path("later") });
  await expect(store.restore(path("other"))).rejects.toMatchObject({ code: "BACKUP_DAMAGED" });
  await query(url, "create view report as select form from enquiries");
  await expect(store.restore(path("right"))).rejects.toMatchObject({ code: "PG_RESTORE" });
  expect(await store.readEnquiries()).toMatchObject([{ reference }]);
  expect(await query(url, "select 1 from pg_tables where tablename ~ '^(before|notes)'")).toEqual([]);
});
