import type { FastifyInstance, InjectOptions } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { elapsedHeader } from "../../../src/enquiry/questions/protocol";
import fc from "../../../tests/support/same-cases";
import { openSocket } from "../../../tests/support/server/open-socket";
import { encoded, sampleFiles, textFile } from "../../../tests/support/server/sample-files";
import { projectEnquiry } from "../../../tests/support/server/samples";
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

const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url, headers: { "content-type": "application/json", ...headers }, payload });

/** A clear refusal: one of the statuses, in plain text, neither a stack nor JSON. */
function expectRefusal({ status, type, body }: { status: number; type: string; body: string }): void {
  expect([400, 404, 405, 408, 413, 415, 417, 422, 431]).toContain(status);
  expect(type).toMatch(/^text\/plain/);
  expect(body.trim()).not.toBe("");
  expect(body).not.toMatch(/\n\s*at |node_modules|Error:|SQLITE/);
  expect(() => JSON.parse(body)).toThrow();
}

const storedCount = async () => (await store.readEnquiries()).length;

async function expectWell(): Promise<void> {
  expect((await app.inject({ method: "GET", url: "/healthz" })).statusCode).toBe(200);
  expect((await send(JSON.stringify(projectEnquiry))).statusCode).toBe(201);
}

const withAnswer = (name: string, answer: unknown) => JSON.stringify({ ...projectEnquiry, [name]: answer });
const withFile = (file: unknown) => withAnswer("files", [file]);
const pdf = encoded("plan.pdf", sampleFiles["plan.pdf"] ?? "");

const bodies: [name: string, body: string | Buffer][] = [
  ["nothing", ""],
  ["half an object", '{"fullName":"A'],
  ["two objects", "{}{}"],
  ["a text", '"text"'],
  ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ["UTF-16", Buffer.from(JSON.stringify(projectEnquiry), "utf16le")],
  ["100,000 opening brackets", "[".repeat(100_000)],
  ["100,000 brackets, closed again", "[".repeat(100_000) + "]".repeat(100_000)],
  ["100,000 nested objects", '{"a":'.repeat(100_000)],
  ["deep nesting in an answer", withAnswer("fullName", "@").replace('"@"', "[".repeat(50_000) + "]".repeat(50_000))],
  ["__proto__", `{"__proto__":{"isAdmin":true},${JSON.stringify(projectEnquiry).slice(1)}`],
  ["constructor", withAnswer("constructor", { prototype: { isAdmin: true } })],
  ["__proto__ as an answer", withAnswer("fullName", "@").replace('"@"', '{"__proto__":{"isAdmin":true}}')],
  ["__proto__ in a file", withFile(pdf).replace('{"name"', '{"__proto__":{"isAdmin":true},"name"')],
  ["toString", withAnswer("toString", "x")],
  ["an empty key", withAnswer("", "x")],
  ["a key of 10,000 letters", withAnswer("k".repeat(10_000), "x")],
  ["10,000 keys", JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, ""])))],
  ["a key twice, the last one wrong", JSON.stringify(projectEnquiry).replace(/\}$/, ',"fullName":5}')],
  ["5 million letters", withAnswer("description", "x".repeat(5_000_000))],
  ["20 million letters", withAnswer("description", "x".repeat(20_000_000))],
  ["a million choices", withAnswer("services", Array(1_000_000).fill("Lamps"))],
  ["base64 with a stranger in it", withFile({ ...pdf, data: `*${pdf.data.slice(1)}` })],
  ["base64 for addresses", withFile({ ...textFile("a.txt", 3), data: "_-_-" })],
  ["base64 without its end", withFile({ ...encoded("a.txt", "ab"), data: "YWI" })],
  ["base64 with bits left over", withFile({ ...encoded("a.txt", "ab"), data: "YWJ=" })],
  ["base64 with line breaks", withFile({ ...encoded("a.txt", "abc"), data: "YW\nJj" })],
  ["no data", withFile({ ...pdf, data: undefined })],
  ["a size too small", withFile({ ...pdf, size: pdf.size - 1 })],
  ["a size too large", withFile({ ...pdf, size: pdf.size + 1 })],
  ["a size of 1 for a megabyte", withFile({ ...textFile("a.txt", 1_000_000), size: 1 })],
  ["10,000 files", withAnswer("files", Array(10_000).fill(textFile("a.txt", 1)))],
  ["11 MB", withAnswer("files", [textFile("a.txt", 6_000_000), textFile("b.txt", 5_000_000)])],
  ["40 MB", withFile(textFile("a.txt", 40_000_000))],
];

describe("a body", () => {
  test.each(bodies)(
    "of %s is refused, and the server stays well",
    async (_, body) => {
      const before = await storedCount();
      const { statusCode, headers, body: sentence } = await send(body);
      expectRefusal({ status: statusCode, type: String(headers["content-type"]), body: sentence });
      expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
      expect(await storedCount()).toBe(before);
      await expectWell();
    },
    60_000,
  );
});

const head = `POST ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n`;

describe("on the wire", () => {
  test.each([
    ["no HTTP at all", "nonsense\r\n\r\n"],
    ["JSON instead of HTTP", '{"a":1}\r\n\r\n'],
    ["an unknown method", "STEAL / HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a chunk of no size", `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
    ["a length and chunks", `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["an expectation that nobody knows", `${head}Expect: tea\r\nContent-Length: 2\r\n\r\n{}`],
    ["two lengths", `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`],
    ["a negative length", `${head}Content-Length: -5\r\n\r\n{}`],
    ["a length beyond the limit", `${head}Content-Length: 999999999\r\n\r\n{`],
    ["a head of 100,000 letters", `${head}X: ${"x".repeat(100_000)}\r\n\r\n`],
    ["a NUL in the head", `${head}X: a\0b\r\n\r\n`],
    ["chunks that add up to half an object", `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n\r\n`],
  ])("%s is refused, and the server stays well", async (_, bytes) => {
    const { socket, answer } = openSocket(port, bytes);
    socket.setTimeout(3000, () => socket.destroy());
    const [top = "", body = ""] = (await answer).split("\r\n\r\n");
    expectRefusal({
      status: Number(top.split(" ")[1]),
      type: /content-type: ([^\r]*)/i.exec(top)?.[1] ?? "",
      body,
    });
    await expectWell();
  });
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

// What reads such a body once answers soon; what reads its rest again at each character, after the test's limit.
test.each(longest)("what is as long as can be is answered in time: %s", { timeout: 60_000 }, async (_, request) => {
  const { statusCode } = await app.inject({ method: "POST", url: "/api/enquiries/contact", ...request });
  expect(statusCode).toBeLessThan(500);
});

describe("whatever is sent", () => {
  const isTaken = ({ statusCode, headers, body }: Awaited<ReturnType<typeof send>>) => {
    if (statusCode === 201) return;
    expectRefusal({ status: statusCode, type: String(headers["content-type"]), body });
  };

  test("any JSON at all is refused or taken", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), async (body) => isTaken(await send(body))),
      { numRuns: 150 },
    );
    await expectWell();
  });

  test("any value in any field is refused or taken", async () => {
    const field = fc.constantFrom(...Object.keys(projectEnquiry), "referral_code", "__proto__", "extra");
    await fc.assert(
      fc.asyncProperty(field, fc.jsonValue(), async (name, value) => isTaken(await send(withAnswer(name, value)))),
      { numRuns: 150 },
    );
    await expectWell();
  });

  test("any file is refused or taken", async () => {
    const file = fc.record({
      name: fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom(...Object.keys(sampleFiles)),
        fc.string({ unit: "grapheme", maxLength: 20 }).map((name) => `${name}.txt`),
      ),
      type: fc.string(),
      content: fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(...Object.values(sampleFiles)),
        // Begins as the right kind, and goes on as anything.
        fc
          .tuple(fc.constantFrom(...Object.values(sampleFiles)), fc.nat(60), fc.uint8Array({ maxLength: 60 }))
          .map(([sample, at, rest]) => Buffer.concat([sample.subarray(0, at), rest])),
      ),
      lie: fc.constantFrom(0, 0, 0, 1, -1),
    });
    await fc.assert(
      fc.asyncProperty(file, async ({ name, type, content, lie }) => {
        const honest = encoded(name, Buffer.from(content), type);
        isTaken(await send(withFile({ ...honest, size: honest.size + lie })));
      }),
      { numRuns: 80 },
    );
    await expectWell();
  });

  test("any bytes at all are refused", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => isTaken(await send(Buffer.from(bytes)))),
      { numRuns: 100 },
    );
  });
});
