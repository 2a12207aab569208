import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestService, temporaryFolder } from "../../testing/test-service";
import type { Database } from "./database-client";
import { readEnquiries } from "./read-enquiries";
import { purgeEnquiries } from "./remove-enquiries";
import { saveEnquiry } from "./save-enquiry";

const { folder, clear } = temporaryFolder();
let database: Database;

beforeAll(async () => {
  ({ database } = await openTestService(folder));
});

afterAll(async () => {
  await database.close();
  clear();
});

const save = (answer: string, bytes: number) =>
  saveEnquiry(
    database,
    {
      form: "contact",
      idempotencyKey: undefined,
      answers: { answer },
      attachments: [{ field: "files", name: "a.txt", type: "text/plain", content: Buffer.alloc(bytes, "a") }],
      suspicion: undefined,
    },
    ["webhook"],
  );

test("many are erased in many short transactions, between which others write", async () => {
  for (let count = 0; count < 110; count++) await save("old", 10);
  for (let count = 0; count < 3; count++) await save("old and large", 9_000_000);
  const before = new Date();
  const erased: number[] = [];
  const watched: Database = {
    ...database,
    write: async (statements, options) => {
      const results = await database.write(statements, options);
      erased.push(results.at(-1)?.rowsAffected ?? 0);
      await save("new", 10);
      return results;
    },
  };
  await new Promise((done) => setTimeout(done, 5));
  expect(await purgeEnquiries(watched, new Date(before.getTime() + 1))).toBe(113);
  expect(erased).toEqual([50, 50, 12, 1]);
  expect(new Set((await readEnquiries(database)).map(({ answers }) => answers.answer))).toEqual(new Set(["new"]));
});
