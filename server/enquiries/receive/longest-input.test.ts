import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elapsedHeader } from "../../../src/enquiry/questions/protocol";
import { projectEnquiry } from "../../../tests/support/server/samples";
import { openTestService, temporaryFolder } from "../../../tests/support/server/test-service";
import { buildApp } from "../../app";

/**
 * Limit of each test, for a hang: what reads such a body once answers within some hundredths of a second, and what reads
 * the rest of it again at each character holds up everybody's pages for minutes.
 */
const timeout = 60_000;

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

/** Characters near the most that the contact form takes in one body, and near the most that Node takes in headers. */
const [inBody, inHeader] = [60_000, 15_000];
/** Characters for a form with attachments, which takes more. */
const inLargeBody = 2_000_000;

const requests: readonly [what: string, request: InjectOptions][] = [
  ["a form of one name", form("a&".repeat(inBody / 2))],
  ["a form of one long answer", form(`message=${"%0D%0A".repeat(inBody / 6)}`)],
  ["a form of many names", form(Array.from({ length: inBody / 8 }, (_, count) => `n${count}=`).join("&"))],
  ["multipart of one name", multipart(part('name="a"', "x").repeat(inBody / 64))],
  ["multipart of files", multipart(part('name="files"; filename="a.txt"', "x").repeat(inBody / 84))],
  ["multipart of one header", multipart(part(`name="${"a".repeat(inBody)}"`, "x"))],
  ["multipart of false ends", multipart(part('name="a"', `\r\n--${boundary.slice(0, -1)}`.repeat(inBody / 9)))],
  ["JSON of many keys", json(`{${Array.from({ length: inLargeBody / 12 }, (_, count) => `"k${count}":1`).join()}}`)],
  ["JSON of one deep list", json(`{"description":${"[".repeat(5000)}${"]".repeat(5000)}}`)],
  ["JSON of one long answer", json(JSON.stringify({ ...projectEnquiry, description: " a".repeat(inLargeBody / 2) }))],
  ["JSON of one address", json(JSON.stringify({ ...projectEnquiry, email: "a@".repeat(inLargeBody / 2) }))],
  ["a key", json(project, { "idempotency-key": "k".repeat(inHeader) })],
  ["a time", json("{}", { [elapsedHeader]: "1".repeat(inHeader) })],
  ["a type", { payload: "x", headers: { "content-type": `multipart/form-data;${" ".repeat(inHeader)}` } }],
  ["encodings", { ...form("a"), headers: { ...form("a").headers, "accept-encoding": "gz,".repeat(inHeader / 3) } }],
];

test.each(requests)("%s", { timeout }, async (_, request) => {
  const { statusCode } = await app.inject({ method: "POST", url: "/api/enquiries/contact", ...request });
  expect(statusCode).toBeLessThan(500);
});
