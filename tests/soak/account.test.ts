import { expect, test } from "vitest";
import { accountOf, type SoakRecord } from "./account";

const record = (changes: Partial<SoakRecord> = {}): SoakRecord => ({
  begun: 2,
  acknowledged: [
    { key: "a", reference: "NW-1" },
    { key: "b", reference: "NW-2" },
  ],
  stored: [
    { key: "a", reference: "NW-1" },
    { key: "b", reference: "NW-2" },
  ],
  mails: [
    { reference: "NW-1", messageId: "<1>" },
    { reference: "NW-2", messageId: "<2>" },
  ],
  memory: [100_000_000, 101_000_000, 102_000_000],
  restingMemory: 140_000_000,
  ...changes,
});

test("nothing is wrong where everything is stored once and delivered", () => {
  const { lines, faults } = accountOf(record());
  expect(faults).toEqual([]);
  expect(lines).toEqual([
    "2 enquiries sent, 2 acknowledged, 2 stored",
    "2 enquiries delivered by 2 mails, 0 of them more than once",
    "memory at the end of each life of the server: 100 MB, 101 MB, 102 MB; of the last, at rest: 140 MB",
  ]);
});

const { stored, mails } = record();

test.each([
  ["never acknowledged", { begun: 3 }, ["1 enquiries were never acknowledged."]],
  ["acknowledged and lost", { stored: stored.slice(1) }, ["1 acknowledged enquiries are not stored."]],
  [
    "stored twice",
    {
      stored: [...stored, { key: "a", reference: "NW-3" }],
      mails: [...mails, { reference: "NW-3", messageId: "<3>" }],
    },
    ["1 enquiries are stored more than once."],
  ],
  [
    "stored under another reference",
    { acknowledged: [{ key: "a", reference: "NW-9" }, ...record().acknowledged.slice(1)] },
    ["1 enquiries are stored under another reference than was acknowledged."],
  ],
  ["not delivered", { mails: mails.slice(1) }, ["1 stored enquiries were not delivered."]],
  [
    "delivered by two mails of different names",
    { mails: [...mails, { reference: "NW-1", messageId: "<other>" }] },
    ["1 enquiries were delivered by mails of different names."],
  ],
  [
    "kept in more and more memory",
    { memory: [100, 100, 120, 130, 140, 150].map((count) => count * 1_000_000) },
    ["Memory grew from 100 MB to 150 MB."],
  ],
] as [string, Partial<SoakRecord>, string[]][])("an enquiry that is %s is named", (_, changes, faults) => {
  expect(accountOf(record(changes)).faults).toEqual(faults);
});

test("a mail that came twice under one name is counted and no fault", () => {
  const { lines, faults } = accountOf(record({ mails: [...mails, { reference: "NW-1", messageId: "<1>" }] }));
  expect(faults).toEqual([]);
  expect(lines[1]).toBe("2 enquiries delivered by 3 mails, 1 of them more than once");
});

test("where nothing tells the memory, nothing is said against it", () => {
  expect(accountOf(record({ memory: [0, 0] })).faults).toEqual([]);
});
