import { connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { until } from "../../../tests/support/server/wait";
import { boundBodies } from "./in-flight-bodies";
import { formTypes } from "./refusal";

const limit = 2_000_000;
let app: FastifyInstance;
let port: number;
let begun = 0;
const sockets: Socket[] = [];
/** The same connections at the other end. */
const accepted: Socket[] = [];

const arrived = () => accepted.reduce((sum, { bytesRead }) => sum + bytesRead, 0);

beforeEach(async () => {
  begun = 0;
  accepted.length = 0;
  const wordsFor = () => ({ busy: "Busy.", tooLarge: "Too large." });
  const bodies = boundBodies(wordsFor, { large: 3_000_000, all: 3_300_000 });
  app = Fastify({ bodyLimit: limit });
  app.server.on("connection", (socket) => accepted.push(socket));
  app.addHook("onRequest", async () => {
    begun += 1;
  });
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    request.raw.unpipe().resume();
    return reply.code(error.statusCode ?? 500).send(error.message);
  });
  app.addContentTypeParser(formTypes, { parseAs: "buffer" }, async () => "");
  app.post("/", { preParsing: bodies(() => limit) }, async () => "taken");
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

interface Stalled {
  promised: number;
  sent: number;
}

async function stall({ promised, sent }: Stalled): Promise<Socket> {
  const before = { begun, arrived: arrived() };
  const head = `Host: x\r\nContent-Type: text/plain\r\nContent-Length: ${promised}`;
  const socket = connect(port, "127.0.0.1", () =>
    socket.write(`POST / HTTP/1.1\r\n${head}\r\n\r\n${"x".repeat(sent)}`),
  );
  socket.on("error", () => {});
  sockets.push(socket);
  await until("it is under way", () => begun > before.begun && arrived() > before.arrived + sent);
  return socket;
}

const send = async (size: number, type = "text/plain") => {
  const headers = { "content-type": type };
  const body = "x".repeat(size);
  const { status } = await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body });
  return status;
};

test("a connection that promises much and sends nothing keeps nobody out", async () => {
  for (let count = 0; count < 20; count++) await stall({ promised: limit, sent: 0 });
  for (let count = 0; count < 20; count++) await stall({ promised: 250_000, sent: 0 });
  expect(await send(limit)).toBe(200);
  expect(await send(1000)).toBe(200);
});

test("large bodies have a limit together, and small ones room of their own", async () => {
  const first = await stall({ promised: 1_500_001, sent: 1_500_000 });
  await stall({ promised: 1_400_001, sent: 1_400_000 });
  expect(await send(1_000_000)).toBe(503);
  expect(await send(200_000)).toBe(200);
  first.destroy();
  await until("there is room again", async () => (await send(1_000_000)) === 200);
  // Each was counted until it was answered.
  expect(await send(1_000_000)).toBe(200);
});

test("a body for which the room ends while it arrives is refused then, and read to its end", async () => {
  await stall({ promised: 1_500_001, sent: 1_500_000 });
  const late = await stall({ promised: 1_450_000, sent: 1_000_000 });
  await stall({ promised: 400_001, sent: 400_000 });
  let answer = "";
  late.on("data", (data) => {
    answer += data;
  });
  late.write("x".repeat(450_000));
  await until("it is answered", () => answer.includes("Busy."));
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  // A refused body holds nothing.
  expect(await send(1_000_000)).toBe(200);
});

test("of a form, the small part is read on", async () => {
  await stall({ promised: 1_500_001, sent: 1_500_000 });
  await stall({ promised: 1_400_001, sent: 1_400_000 });
  expect(await send(1_000_000, "application/x-www-form-urlencoded")).toBe(200);
});
