import { Readable } from "node:stream";
import type { FastifyInstance, InjectOptions } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { elapsedHeader } from "../../../src/enquiry/questions/protocol";
import fc from "../../../tests/support/same-cases";
import { openSocket } from "../../../tests/support/server/run-program";
import { contactEnquiry, encoded, projectEnquiry, sampleFiles, textFile } from "../../../tests/support/server/samples";
import { openTestServer } from "../../../tests/support/server/test-service";
import type { EnquiryStore } from "../store/open-store";

let store: EnquiryStore;
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  ({ app, store, port } = await openTestServer());
  return () => app.close();
});

const url = "/api/enquiries/start-project";

const send = (payload: string | Buffer) =>
  app.inject({ method: "POST", url, headers: { "content-type": "application/json" }, payload });

/** A clear refusal: one of the statuses, in plain text, neither a stack nor JSON. */
function expectRefusal(status: number, type: unknown, body: string): void {
  expect([400, 404, 405, 408, 413, 415, 417, 422, 431]).toContain(status);
  expect(type).toMatch(/^text\/plain/);
  expect(body).toMatch(/^\S/);
  expect(body).not.toMatch(/\n\s*at |node_modules|Error:|SQLITE/);
  expect(() => JSON.parse(body)).toThrow();
}

async function expectWell(): Promise<void> {
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect((await send(JSON.stringify(projectEnquiry))).statusCode).toBe(201);
}

const withAnswer = (name: string, answer: unknown) => JSON.stringify({ ...projectEnquiry, [name]: answer });
const withFile = (file: unknown) => withAnswer("files", [file]);
const pdf = encoded("plan.pdf", sampleFiles["plan.pdf"] ?? "");

const bodies: [name: string, body: string | Buffer][] = [
  ["nothing", ""],
  ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ["100,000 brackets, closed again", "[".repeat(100_000) + "]".repeat(100_000)],
  ["__proto__", `{"__proto__":{"isAdmin":true},${JSON.stringify(projectEnquiry).slice(1)}`],
  ["constructor", withAnswer("constructor", { prototype: { isAdmin: true } })],
  ["__proto__ as an answer", withAnswer("fullName", "@").replace('"@"', '{"__proto__":{"isAdmin":true}}')],
  ["__proto__ in a file", withFile(pdf).replace('{"name"', '{"__proto__":{"isAdmin":true},"name"')],
  ["10,000 keys", JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, ""])))],
  ["a key twice, the last one wrong", JSON.stringify(projectEnquiry).replace(/\}$/, ',"fullName":5}')],
  ["a million choices", withAnswer("services", Array(1_000_000).fill("Lamps"))],
  ["base64 with a stranger in it", withFile({ ...pdf, data: `*${pdf.data.slice(1)}` })],
  ["base64 with bits left over", withFile({ ...encoded("a.txt", "ab"), data: "YWJ=" })],
  ["base64 with line breaks", withFile({ ...encoded("a.txt", "abc"), data: "YW\nJj" })],
  ["no data", withFile({ ...pdf, data: undefined })],
  ["a size too small", withFile({ ...pdf, size: pdf.size - 1 })],
  ["a size too large", withFile({ ...pdf, size: pdf.size + 1 })],
  ["10,000 files", withAnswer("files", Array(10_000).fill(textFile("a.txt", 1)))],
  ["11 MB", withAnswer("files", [textFile("a.txt", 6_000_000), textFile("b.txt", 5_000_000)])],
  ["40 MB", withFile(textFile("a.txt", 40_000_000))],
];

test.each(bodies)("a body of %s is refused, and the server stays well", async (_, body) => {
  const before = (await store.readEnquiries()).length;
  const answer = await send(body);
  expectRefusal(answer.statusCode, answer.headers["content-type"], answer.body);
  expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
  expect(await store.readEnquiries()).toHaveLength(before);
  await expectWell();
});

const head = `POST ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;

test.each([
  ["no HTTP at all", "nonsense\r\n\r\n"],
  ["an unknown method", "STEAL / HTTP/1.1\r\nHost: x\r\n\r\n"],
  ["a chunk of no size", `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
  ["a negative length", `${head}Content-Length: -5\r\n\r\n{}`],
  ["a length beyond the limit", `${head}Content-Length: 999999999\r\n\r\n{`],
  ["a head of 100,000 letters", `${head}X: ${"x".repeat(100_000)}\r\n\r\n`],
  ["chunks that add up to half an object", `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n\r\n`],
])("%s is refused on the wire, with the headers of all answers, and the server stays well", async (_, bytes) => {
  const { socket, answer } = openSocket(port, bytes);
  socket.setTimeout(3000, () => socket.destroy());
  const [top = "", body = ""] = (await answer).split("\r\n\r\n");
  expectRefusal(Number(top.split(" ")[1]), /(?<=content-type: )[^\r]*/i.exec(top)?.[0], body);
  for (const name of ["strict-transport-security: ", "content-security-policy: ", "cache-control: "]) {
    expect(top.toLowerCase()).toContain(name);
  }
  await expectWell();
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
  url,
  payload,
  headers: { "content-type": "application/json", ...headers },
});
const project = JSON.stringify(projectEnquiry);

/** Characters near the most that the contact form takes in one body, and near the most that Node takes in headers. */
const [inBody, inHeader] = [60_000, 15_000];
/** Characters for a form with attachments, which takes more. */
const inLargeBody = 2_000_000;

const longest: readonly [what: string, request: InjectOptions][] = [
  ["a form of one long answer", form(`message=${"%0D%0A".repeat(inBody / 6)}`)],
  ["a form of many names", form(Array.from({ length: inBody / 8 }, (_, count) => `n${count}=`).join("&"))],
  ["multipart of one name", multipart(part('name="a"', "x").repeat(inBody / 64))],
  ["JSON of many keys", json(`{${Array.from({ length: inLargeBody / 12 }, (_, count) => `"k${count}":1`).join()}}`)],
  ["JSON of one long answer", json(JSON.stringify({ ...projectEnquiry, description: " a".repeat(inLargeBody / 2) }))],
  ["JSON of one address", json(JSON.stringify({ ...projectEnquiry, email: "a@".repeat(inLargeBody / 2) }))],
  ["a key", json(project, { "idempotency-key": "k".repeat(inHeader) })],
  ["a time", json("{}", { [elapsedHeader]: "1".repeat(inHeader) })],
  ["a type", { payload: "x", headers: { "content-type": `multipart/form-data;${" ".repeat(inHeader)}` } }],
  ["encodings", { ...form("a"), headers: { ...form("a").headers, "accept-encoding": "gz,".repeat(inHeader / 3) } }],
];

// What reads such a body once answers soon; what reads its rest again at each character, after the test's limit.
test.each(longest)("what is as long as can be is answered in time: %s", { timeout: 60_000 }, async (_, request) => {
  const { statusCode } = await app.inject({ method: "POST", url: "/api/enquiries/contact", ...request });
  expect(statusCode).toBeLessThan(500);
});

const letter = new URLSearchParams({ ...contactEnquiry, name: "Jürgen" });
const parts = [
  part('name="fullName"', "Ada"),
  part('name="files"; filename="a.txt"\r\nContent-Type: text/plain', "abc"),
  part('name="files"\r\nContent-Type: application/octet-stream', "ABC"),
  part('name="services"', "Lamps"),
];

test.each([
  ["multipart", "start-project", multipart(parts.join(""))],
  ["url-encoded", "contact", form(letter.toString())],
  ["JSON", "contact", json(JSON.stringify(contactEnquiry))],
] as const)(
  "a body of %s that ends anywhere is answered, in one piece and in many, also where it is refused anyway",
  { timeout: 120_000 },
  async (_, key, { payload: whole, headers }) => {
    const { app: limited } = await openTestServer({ rateLimit: 1 });
    const bytes = Buffer.from(whole);
    for (let length = 0; length <= bytes.length; length += 1) {
      const cut = bytes.subarray(0, length);
      const remoteAddress = `10.0.${length >> 8}.${length & 255}`;
      // The second is more than one a minute, and a form is read all the same.
      for (const statuses of [
        [200, 201, 303, 400, 415, 422],
        [400, 415, 429],
      ]) {
        // In turns: a byte that breaks one way breaks it at its neighbours as well.
        const payload = length % 2 ? cut : Readable.from(Array.from(cut, (byte) => Buffer.of(byte)));
        const url = `/api/enquiries/${key}`;
        const answer = await limited.inject({ method: "POST", url, remoteAddress, headers, payload });
        expect(statuses, `${length} bytes`).toContain(answer.statusCode);
        if (answer.statusCode >= 400) expect(() => JSON.parse(answer.body)).toThrow();
      }
    }
  },
);

const fields = fc.constantFrom(...Object.keys(projectEnquiry), "referral_code", "__proto__", "extra");
const files = fc.record({
  name: fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(...Object.keys(sampleFiles)),
    fc.string({ unit: "grapheme", maxLength: 20 }).map((name) => `${name}.txt`),
  ),
  type: fc.string(),
  // May begin as the right kind, and go on as anything.
  content: fc
    .tuple(fc.constantFrom(...Object.values(sampleFiles)), fc.nat(1000), fc.uint8Array({ maxLength: 300 }))
    .map(([sample, at, rest]) => Buffer.concat([sample.subarray(0, at), rest])),
  lie: fc.constantFrom(0, 0, 0, 1, -1),
});
const fileBodies = files.map(({ name, type, content, lie }) => {
  const honest = encoded(name, content, type);
  return withFile({ ...honest, size: honest.size + lie });
});
const anything: [what: string, bodies: fc.Arbitrary<string | Uint8Array>][] = [
  ["any sequence of bytes", fc.uint8Array({ maxLength: 200 })],
  ["any JSON", fc.json({ maxDepth: 6 })],
  ["any value in any field", fc.tuple(fields, fc.jsonValue()).map(([name, value]) => withAnswer(name, value))],
  ["any file", fileBodies],
];

test.each(anything)("%s is refused or taken", async (_, sent) => {
  const judge = async (body: string | Uint8Array) => {
    const answer = await send(typeof body === "string" ? body : Buffer.from(body));
    if (answer.statusCode === 201) return;
    expectRefusal(answer.statusCode, answer.headers["content-type"], answer.body);
  };
  await fc.assert(fc.asyncProperty(sent, judge), { numRuns: 100 });
  await expectWell();
});
