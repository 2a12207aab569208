import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PostgresServer } from "../../../tests/support/server/postgres";
import { type NewDatabase, newSqlite, storeContract } from "../../../tests/support/server/store-contract";
import { PostgresEngine } from "./postgres-engine";
import { StoreError } from "./store-error";

let server: PostgresServer;
let databases = 0;

beforeAll(async () => {
  server = await PostgresServer.create(["fsync=off", "max_connections=200"]);
});

afterAll(() => server?.remove());

const newPostgres: NewDatabase = async () => {
  const name = `test_${++databases}`;
  await server.query(`create database ${name}`);
  return { url: server.url(server.port, name) };
};

describe("on PostgreSQL", () => storeContract(newPostgres, [newPostgres, newSqlite]));

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
