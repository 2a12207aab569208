import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { contactEnquiry, newEnquiry } from "../../../tests/support/server/samples";
import { lockDatabase, runSql } from "../../../tests/support/server/sqlite-file";
import { inEnglish, openTestServer } from "../../../tests/support/server/test-service";
import { testFolder } from "../../../tests/support/test-folder";
import type { EnquiryStore } from "../store/open-store";

let app: FastifyInstance;
let store: EnquiryStore;
let file: string;

beforeEach(async () => {
  ({ app, store } = await openTestServer({}, { listens: false }));
  file = join(testFolder(), "enquiries.db");
});

const get = (url: string, options: object = {}) => app.inject({ method: "GET", url, ...options });
const post = () => app.inject({ method: "POST", url: "/api/enquiries/contact", payload: contactEnquiry });

test.each(["/healthz", "/readyz"])(
  "%s is well, whoever asks and whatever waits, and leaves nothing behind",
  async (url) => {
    await store.save(newEnquiry(), ["mail:sales@example.org"]);
    const { statusCode, body, headers } = await get(url, { headers: { "x-forwarded-for": "192.0.2.1" } });
    expect([statusCode, body, headers["cache-control"]]).toEqual([200, "ok", "no-store"]);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(await store.readEnquiries()).toHaveLength(1);
  },
);

describe("/readyz", () => {
  test("says so where enquiries cannot be written", async () => {
    runSql(file, "CREATE TRIGGER damage BEFORE INSERT ON enquiries BEGIN SELECT raise(ABORT, 'damaged'); END");
    const { statusCode, body } = await get("/readyz");
    expect([statusCode, body]).toEqual([503, expect.stringMatching(/^The database cannot be written, .* \(SQLITE_/)]);
    expect((await get("/healthz")).statusCode).toBe(200);
  });

  test("says so while another process writes", async () => {
    const release = await lockDatabase(file);
    const { statusCode, body } = await get("/readyz");
    expect([statusCode, body]).toEqual([503, expect.stringMatching(/^The database has been held up for 2 seconds/)]);
    await vi.waitFor(async () => expect((await get("/readyz")).body).toMatch(/^Another process writes/), 60_000);
    await release();
    expect((await get("/readyz")).statusCode).toBe(200);
  });

  test("tells of a failure for some minutes, and is not ready only while pages go on failing", async () => {
    let isBroken = true;
    app.get("/page", () => {
      if (isBroken) throw new Error("planted");
      return "page";
    });
    await get("/page");
    const told = expect.stringMatching(/^Some pages were answered with a failure/);
    const ready = async () => [(await get("/readyz")).statusCode, (await get("/readyz")).body];
    expect(await ready()).toEqual([503, told]);
    isBroken = false;
    await get("/page");
    expect(await ready()).toEqual([200, told]);
  });
});

describe("an enquiry is not acknowledged, and /readyz says so,", () => {
  test.each([
    ["the file was deleted, and is not made anew", () => rmSync(file)],
    [
      "the file was exchanged",
      () => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
  ])("where %s", async (_, harm) => {
    expect((await post()).statusCode).toBe(201);
    harm();
    const isThere = existsSync(file);
    for (let count = 0; count < 2; count++) {
      const { statusCode, body } = await post();
      expect([statusCode, body]).toEqual([503, inEnglish.messages.refusals.notStored]);
    }
    const { statusCode, body } = await get("/readyz");
    expect([statusCode, body]).toEqual([503, expect.stringContaining("DATABASE_FILE_GONE")]);
    expect(existsSync(file)).toBe(isThere);
  });
});
