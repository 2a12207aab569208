import { expect, test } from "vitest";
import { accountOf } from "./account";
import { receivers, type SoakRecord } from "./record";

const [one = "", other = ""] = receivers;
const mailsOf = (reference: string, messageId: string) =>
  receivers.map((to) => ({ reference, to, messageId: `<${messageId}.${to}>` }));
const fault = { name: "kill", began: 10_000, ended: 12_000 };

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
  mails: [...mailsOf("NW-1", "1"), ...mailsOf("NW-2", "2")],
  failed: [],
  faults: [fault],
  memory: [100_000_000, 101_000_000, 102_000_000],
  ...changes,
});

test("nothing is wrong where everything is stored once and delivered", () => {
  const failed = [
    { began: 11_000, ended: 11_100, status: 503 },
    { began: 9000, ended: 11_000, status: "ECONNRESET" },
    { began: 16_000, ended: 16_100, status: 502 },
  ];
  const { lines, wrong } = accountOf(record({ failed }));
  expect(wrong).toEqual([]);
  expect(lines).toEqual([
    "faults: 1 kill",
    "attempts that failed on the way: 1 × 503, 1 × ECONNRESET, 1 × 502",
    "2 enquiries sent, 2 acknowledged, 2 stored",
    "4 deliveries to 2 receivers by 4 mails, 0 of them more than once",
    "memory at the end of each life of a server: 100 MB, 101 MB, 102 MB",
  ]);
});

const { stored, mails } = record();

test.each([
  ["never acknowledged", { begun: 3 }, ["1 enquiries were never acknowledged."]],
  ["acknowledged and lost", { stored: stored.slice(1) }, ["1 acknowledged enquiries are not stored."]],
  [
    "stored twice",
    { stored: [...stored, { key: "a", reference: "NW-3" }], mails: [...mails, ...mailsOf("NW-3", "3")] },
    ["1 enquiries are stored more than once."],
  ],
  [
    "stored under another reference",
    { acknowledged: [{ key: "a", reference: "NW-9" }, ...record().acknowledged.slice(1)] },
    ["1 enquiries are stored under another reference than was acknowledged."],
  ],
  ["not delivered to one receiver", { mails: mails.slice(1) }, ["1 stored enquiries were not delivered to everybody."]],
  [
    "delivered by two mails of different names",
    { mails: [...mails, { reference: "NW-1", to: one, messageId: "<other>" }] },
    ["1 enquiries were delivered by mails of different names."],
  ],
  [
    "answered with what is no refusal",
    { failed: [{ began: 11_000, ended: 11_100, status: 500 }] },
    ["1 attempts were answered in another way than 503 with a sentence."],
  ],
  [
    "refused when all should be right again",
    { failed: [{ began: 17_001, ended: 17_100, status: 503 }] },
    ["1 attempts failed later than 5 seconds after a fault: 503 5 s after kill."],
  ],
  [
    "kept in more and more memory",
    { memory: [100, 100, 120, 130, 140, 150].map((count) => count * 1_000_000) },
    ["Memory grew from 100 MB to 150 MB."],
  ],
] as [string, Partial<SoakRecord>, string[]][])("an enquiry that is %s is named", (_, changes, wrong) => {
  expect(accountOf(record(changes)).wrong).toEqual(wrong);
});

test("a mail that came twice under one name is counted and no fault", () => {
  const again = mails.filter(({ reference, to }) => reference === "NW-1" && to === other);
  const { lines, wrong } = accountOf(record({ mails: [...mails, ...again] }));
  expect(wrong).toEqual([]);
  expect(lines[3]).toBe("4 deliveries to 2 receivers by 5 mails, 1 of them more than once");
});

test("where nothing tells the memory, nothing is said against it", () => {
  expect(accountOf(record({ memory: [0, 0] })).wrong).toEqual([]);
});
