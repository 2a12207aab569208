import { expect, test } from "vitest";
import type { StoredEnquiry } from "../store/enquiry";
import { toCsv, toJson } from "./export";

const enquiry = (answers: StoredEnquiry["answers"]): StoredEnquiry => ({
  reference: "NW-7K3M-9QPD",
  form: "contact",
  revision: 1,
  receivedAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  answers,
  suspicion: undefined,
  isQuarantined: false,
});

test.each(["=", "+", "-", "@", "\t", "\r"])("a text that begins with %j is no formula", async (sign) => {
  const csv = await toCsv([enquiry({ name: `${sign}cmd|' /C calc'!A0` })], []);
  expect(csv).toContain(`'${sign}cmd`);
  expect(csv).not.toMatch(new RegExp(`(^|[,"])[${sign === "-" ? "\\-" : sign}]cmd`, "m"));
});

test("each answer has its column, in whichever forms it is asked", async () => {
  const attachments = [{ reference: "NW-7K3M-9QPD", field: "files", name: 'a "b".txt', type: "text/plain", size: 3 }];
  const csv = await toCsv([enquiry({ name: "Ada" }), enquiry({ services: ["A", "B"], toString: "x" })], attachments);
  expect(csv.replace("\ufeff", "").split("\r\n")).toEqual([
    "reference,form,receivedAt,updatedAt,quarantine,name,services,toString,attachments",
    'NW-7K3M-9QPD,contact,2026-01-01T00:00:00.000Z,2026-01-01T00:00:00.000Z,,Ada,,,"a ""b"".txt"',
    'NW-7K3M-9QPD,contact,2026-01-01T00:00:00.000Z,2026-01-01T00:00:00.000Z,,,"A, B",x,"a ""b"".txt"',
    "",
  ]);
});

test("a list has everything but the content of attachments", () => {
  const attachments = [{ reference: "NW-7K3M-9QPD", field: "files", name: "a.txt", type: "text/plain", size: 3 }];
  expect(JSON.parse(toJson([enquiry({ name: "=Ada" })], attachments))).toMatchObject([
    { answers: { name: "=Ada" }, attachments: [{ field: "files", name: "a.txt", type: "text/plain", size: 3 }] },
  ]);
});
