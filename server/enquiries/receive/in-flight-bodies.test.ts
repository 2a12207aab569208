import { once } from "node:events";
import { connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { uploads } from "../../../src/content/schemas/site";
import { silenceLimit } from "../../../src/enquiry/send/send-enquiry";
import { until } from "../../../tests/support/server/run-program";
import { inEnglish, openTestServer } from "../../../tests/support/server/test-service";
import { bodyLimit } from "./body";
import { boundBodies } from "./in-flight-bodies";
import { formTypes } from "./refusal";

const limit = 2_000_000;
let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  const bodies = boundBodies(() => ({ busy: "Busy.", tooLarge: "Too large." }), { large: 3_000_000, all: 3_300_000 });
  app = Fastify({ bodyLimit: limit, forceCloseConnections: true });
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    request.raw.unpipe().resume();
    return reply.code(error.statusCode ?? 500).send(error.message);
  });
  app.addContentTypeParser(formTypes, { parseAs: "buffer" }, async () => "");
  app.post("/", { preParsing: bodies(() => limit) }, async () => "taken");
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
  return () => app.close();
});

/** Sends a part of a body, and waits until the server has it. */
async function stall(sent: number, promised = sent + 1): Promise<Socket> {
  const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${promised}\r\n\r\n`;
  const accepting = once(app.server, "connection");
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write(head + "x".repeat(sent));
  const [accepted] = await accepting;
  await until("it is under way", () => accepted.bytesRead === head.length + sent);
  return socket;
}

const send = async (size: number, type = "text/plain") => {
  const init = { method: "POST", headers: { "content-type": type }, body: "x".repeat(size) };
  return (await fetch(`http://127.0.0.1:${port}`, init)).status;
};

test("a connection that promises much and sends nothing keeps nobody out", async () => {
  for (let count = 0; count < 20; count++) await stall(0, limit);
  for (let count = 0; count < 20; count++) await stall(0, 250_000);
  expect(await send(limit)).toBe(200);
  expect(await send(1000)).toBe(200);
});

test("large bodies have a limit together, small ones room of their own, and of a form a small part is read on", async () => {
  const first = await stall(1_500_000);
  await stall(1_400_000);
  expect(await send(1_000_000)).toBe(503);
  expect(await send(1_000_000, "application/x-www-form-urlencoded")).toBe(200);
  expect(await send(200_000)).toBe(200);
  first.destroy();
  await until("there is room again", async () => (await send(1_000_000)) === 200);
  // Each was counted until it was answered.
  expect(await send(1_000_000)).toBe(200);
});

test("a body for which the room ends while it arrives is refused then, and read to its end", async () => {
  await stall(1_500_000);
  const late = await stall(1_000_000, 1_450_000);
  await stall(400_000);
  late.write("x".repeat(450_000));
  const [answer] = await once(late, "data");
  expect(String(answer)).toMatch(/^HTTP\/1.1 503 .*Busy\.$/s);
  // A refused body holds nothing.
  expect(await send(1_000_000)).toBe(200);
});

/** What a phone sends at the edge of a village, in bytes a second: 100 kbit/s. */
const slowestPhone = 12_500;

test("the most files that a site can allow arrive in time over a slow line, and a head must come soon", async () => {
  const { app: whole } = await openTestServer();
  const { maxFiles, maxTotalMegabytes } = uploads.shape;
  const most = { maxFiles: Number(maxFiles.maxValue), maxTotalMegabytes: Number(maxTotalMegabytes.maxValue) };
  const bytes = bodyLimit("start-project", { ...inEnglish, uploads: { ...inEnglish.uploads, ...most } });
  expect(bytes).toBeGreaterThan(33_000_000);
  expect(whole.server.requestTimeout).toBeGreaterThan((bytes / slowestPhone) * 1000);
  expect(whole.server.headersTimeout).toBeLessThanOrEqual(60_000);
  // One that stands still is ended no sooner than the browser gives it up.
  expect(whole.server.timeout).toBeGreaterThan(silenceLimit);
});
