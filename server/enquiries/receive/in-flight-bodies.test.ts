import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { until } from "../../../tests/support/server/wait";
import { drain } from "../../drain";
import { InFlightBodies } from "./in-flight-bodies";

const limit = 2_000_000;
const idleMs = 1000;
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
  const room = { small: 900_000, large: 9_000_000 };
  const wordsFor = () => ({ busy: "Busy.", incomplete: "Incomplete.", tooLarge: "Too large." });
  const bodies = new InFlightBodies({ wordsFor, room, idleMs: 60_000 });
  const impatient = new InFlightBodies({ wordsFor, room, idleMs });
  app = Fastify({ bodyLimit: limit, trustProxy: true });
  app.server.on("connection", (socket) => accepted.push(socket));
  app.addHook("onRequest", async () => {
    begun += 1;
  });
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    if (!request.raw.complete) await drain(request.raw);
    return reply.code(error.statusCode ?? 500).send(error.message);
  });
  app.post("/", { onRequest: bodies.admit(() => limit), preParsing: bodies.count(() => limit) }, async () => "taken");
  app.post(
    "/cut",
    {
      preParsing: bodies.count(
        () => limit,
        () => true,
      ),
    },
    async () => "taken",
  );
  app.post("/impatient", { preParsing: impatient.count(() => limit) }, async () => "taken");
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

interface Stalled {
  path?: string;
  /** Bytes that its head promises. */
  promised: number;
  /** Bytes of that which it sends. */
  sent: number;
  from?: string;
}

/** Begins to send a body, and stops. */
async function stall({ path = "/", promised, sent, from = "10.0.0.1" }: Stalled): Promise<Socket> {
  const before = { begun, arrived: arrived() };
  const head = `Host: x\r\nContent-Type: text/plain\r\nX-Forwarded-For: ${from}\r\nContent-Length: ${promised}`;
  const socket = connect(port, "127.0.0.1", () =>
    socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n${"x".repeat(sent)}`),
  );
  socket.on("error", () => {});
  sockets.push(socket);
  await until("it is under way", () => begun > before.begun && arrived() > before.arrived + sent);
  return socket;
}

const send = async (size: number, from = "10.0.0.1", path = "/") => {
  const headers = { "content-type": "text/plain", "x-forwarded-for": from };
  const body = "x".repeat(size);
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body });
  return status;
};

test("a connection that promises much and sends nothing keeps nobody out", async () => {
  for (let count = 0; count < 20; count++) await stall({ promised: limit, sent: 0 });
  for (let count = 0; count < 20; count++) await stall({ promised: 250_000, sent: 0 });
  expect(await send(limit)).toBe(200);
  expect(await send(1000)).toBe(200);
});

test("one address can fill its share alone: others have theirs, and small bodies their own", async () => {
  const first = await stall({ promised: 1_500_001, sent: 1_500_000 });
  await stall({ promised: 1_400_001, sent: 1_400_000 });
  expect(await send(1_000_000)).toBe(503);
  expect(await send(1000)).toBe(200);
  expect(await send(1_000_000, "10.0.0.2")).toBe(200);
  first.destroy();
  await until("there is room again", async () => (await send(1_000_000)) === 200);
  // Each was counted until it was answered.
  expect(await send(1_000_000)).toBe(200);
});

test("the addresses of one network of IPv6 share", async () => {
  await stall({ promised: 1_500_001, sent: 1_500_000, from: "2001:db8::1" });
  await stall({ promised: 1_400_001, sent: 1_400_000, from: "2001:db8::2" });
  expect(await send(1_000_000, "2001:db8::3")).toBe(503);
  expect(await send(1_000_000, "2001:db8:0:1::3")).toBe(200);
});

test("all addresses together have no more than there is", async () => {
  for (const from of ["10.0.0.1", "10.0.0.2", "10.0.0.3"]) {
    await stall({ promised: 1_500_001, sent: 1_500_000, from });
    await stall({ promised: 1_490_001, sent: 1_490_000, from });
  }
  expect(await send(1_000_000, "10.0.0.4")).toBe(503);
  expect(await send(1000, "10.0.0.4")).toBe(200);
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

test("of a body that can be cut, the small part is read on", async () => {
  await stall({ promised: 1_500_001, sent: 1_500_000 });
  await stall({ promised: 1_400_001, sent: 1_400_000 });
  expect(await send(1_000_000, "10.0.0.1", "/cut")).toBe(200);
});

test("a body that stands still is ended, and its room is free", async () => {
  const [one, other] = [
    await stall({ path: "/impatient", promised: limit, sent: 1_500_000 }),
    await stall({ path: "/impatient", promised: limit, sent: 0 }),
  ];
  const ended = (socket: Socket) => {
    socket.resume();
    return once(socket, "close");
  };
  let answer = "";
  one.on("data", (data) => {
    answer += data;
  });
  await Promise.all([ended(one), ended(other)]);
  expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*Incomplete\.$/);
  expect(await send(1_900_000, "10.0.0.1", "/impatient")).toBe(200);
});

test("a body that goes on, however slowly, is taken", async () => {
  const socket = await stall({ path: "/impatient", promised: 20, sent: 0 });
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  const drip = setInterval(() => socket.write("x"), idleMs / 12);
  await until("it is answered", () => answer.includes("taken"));
  clearInterval(drip);
});

test("a sender who goes away while nobody reads the body any more disturbs nobody", async () => {
  for (const path of ["/", "/impatient"]) {
    const socket = await stall({ path, promised: limit * 2, sent: 1000 });
    await pause(idleMs * 2);
    socket.destroy();
  }
  const left = await stall({ promised: limit * 2, sent: 1000 });
  left.destroy();
  await pause(100);
  expect(await send(1000)).toBe(200);
});
