import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elapsedHeader } from "../../../src/enquiry/questions/protocol";
import { growthOf, mostGrowth } from "../../../tests/support/server/cpu-time";
import { projectEnquiry } from "../../../tests/support/server/samples";
import { openTestService, temporaryFolder } from "../../../tests/support/server/test-service";
import { buildApp } from "../../app";
import { toCsv } from "../operate/export";
import { readForm } from "../plain/sent-form";

/** Twice the bytes take about twice the time, not four times: one visitor's body must not hold up everybody's pages. */

const { folder, clear } = temporaryFolder();
let app: FastifyInstance;

beforeAll(async () => {
  app = await buildApp({ enquiries: await openTestService(folder) });
});

afterAll(async () => {
  await app.close();
  clear();
});

const boundary = "----b";
const part = (disposition: string, text: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;
const multipart = (text: string) => ({
  payload: `${text}--${boundary}--\r\n`,
  headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
});
const form = (payload: string) => ({ payload, headers: { "content-type": "application/x-www-form-urlencoded" } });
/** To a form that takes files, so that all of it is read. */
const json = (payload: string, headers: Record<string, string> = {}) => ({
  url: "/api/enquiries/start-project",
  payload,
  headers: { "content-type": "application/json", ...headers },
});
const project = JSON.stringify(projectEnquiry);

const requests: readonly [what: string, parts: number, request: (parts: number) => InjectOptions][] = [
  ["a form of one name", 60_000, (parts) => form("a&".repeat(parts))],
  ["a form of one long answer", 60_000, (parts) => form(`message=${"%0D%0A".repeat(parts / 3)}`)],
  [
    "a form of many names",
    10_000,
    (parts) => form(Array.from({ length: parts }, (_, count) => `n${count}=`).join("&")),
  ],
  ["multipart of one name", 2000, (parts) => multipart(part('name="a"', "x").repeat(parts))],
  ["multipart of files", 2000, (parts) => multipart(part('name="files"; filename="a.txt"', "x").repeat(parts))],
  ["multipart of one header", 30_000, (parts) => multipart(part(`name="${"a".repeat(parts)}"`, "x"))],
  [
    "multipart of false ends",
    10_000,
    (parts) => multipart(part('name="a"', `\r\n--${boundary.slice(0, -1)}`.repeat(parts))),
  ],
  [
    "JSON of many keys",
    2000,
    (parts) => json(`{${Array.from({ length: parts }, (_, count) => `"k${count}":1`).join()}}`),
  ],
  ["JSON of one deep list", 20_000, (parts) => json(`{"description":${"[".repeat(parts)}${"]".repeat(parts)}}`)],
  [
    "JSON of one long answer",
    60_000,
    (parts) => json(JSON.stringify({ ...projectEnquiry, description: " a".repeat(parts) })),
  ],
  ["JSON of one address", 60_000, (parts) => json(JSON.stringify({ ...projectEnquiry, email: "a@".repeat(parts) }))],
  ["a key", 60_000, (parts) => json(project, { "idempotency-key": "k".repeat(parts) })],
  ["a time", 60_000, (parts) => json("{}", { [elapsedHeader]: "1".repeat(parts) })],
  [
    "a type",
    60_000,
    (parts) => ({ payload: "x", headers: { "content-type": `multipart/form-data;${" ".repeat(parts)}` } }),
  ],
  [
    "encodings",
    60_000,
    (parts) => ({ ...form("a"), headers: { ...form("a").headers, "accept-encoding": "gz,".repeat(parts) } }),
  ],
];

test.each(requests)("%s", async (_, parts, request) => {
  const send = async (count: number) => {
    const { statusCode } = await app.inject({ method: "POST", url: "/api/enquiries/contact", ...request(count) });
    expect(statusCode).toBeLessThan(500);
  };
  expect(await growthOf(send, parts)).toBeLessThanOrEqual(mostGrowth);
});

test("a form without a limit of names", async () => {
  const limits = { textBytes: 1e9, fileBytes: () => 0, parts: 1e9, readBytes: 1e9 };
  const read = (names: number) =>
    readForm(
      Readable.from([Buffer.from("a&".repeat(names))]) as IncomingMessage,
      "application/x-www-form-urlencoded",
      limits,
    );
  expect(await growthOf(read, 20_000)).toBeLessThanOrEqual(mostGrowth);
});

test("a table of many enquiries with files", async () => {
  const at = "2026-11-21T10:00:00.000Z";
  const write = (count: number) => {
    const references = Array.from({ length: count }, (_, index) => `NW-${index}`);
    const enquiries = references.map((reference) => ({
      reference,
      form: "contact",
      revision: 1,
      receivedAt: at,
      updatedAt: at,
      answers: { name: "=1;  =1" },
      spamReason: undefined,
      language: undefined,
    }));
    return toCsv(
      enquiries,
      references.map((reference) => ({ reference, field: "files", name: "a.txt", type: "text/plain", size: 1 })),
    );
  };
  expect(await growthOf(write, 4000)).toBeLessThanOrEqual(mostGrowth);
});

test("a table of one long answer", async () => {
  const at = "2026-11-21T10:00:00.000Z";
  const write = (count: number) =>
    toCsv(
      [
        {
          reference: "NW-1",
          form: "contact",
          revision: 1,
          receivedAt: at,
          updatedAt: at,
          answers: { name: ";  \u00a0=".repeat(count) + " ".repeat(count) },
          spamReason: undefined,
          language: undefined,
        },
      ],
      [],
    );
  expect(await growthOf(write, 20_000)).toBeLessThanOrEqual(mostGrowth);
});
