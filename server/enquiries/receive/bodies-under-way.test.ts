import { connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { until } from "../../../tests/support/server/wait";
import { boundBodies } from "./bodies-under-way";

let app: FastifyInstance;
let port: number;
let begun = 0;
const sockets: Socket[] = [];

beforeEach(async () => {
  begun = 0;
  app = Fastify({ bodyLimit: 2_000_000 });
  const bound = boundBodies("Busy.", { small: 300_000, large: 3_000_000 });
  const count = async () => {
    begun += 1;
  };
  app.post("/", { onRequest: [bound(2_000_000), count] }, async () => "taken");
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Begins to send a body and stops after its first byte. */
async function stall(length: number): Promise<Socket> {
  const before = begun;
  const type = "Content-Type: text/plain";
  const socket = connect(port, "127.0.0.1", () =>
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: ${length}\r\n\r\nx`),
  );
  socket.on("error", () => {});
  sockets.push(socket);
  await until("it is under way", () => begun === before + 1);
  return socket;
}

const send = async (size: number) => {
  const headers = { "content-type": "text/plain" };
  const { status } = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body: "x".repeat(size) });
  return status;
};

test("bodies for which there is no room are refused until there is, and small ones are taken all the while", async () => {
  const first = await stall(1_500_000);
  await stall(1_400_000);
  expect(await send(1_000_000)).toBe(503);
  expect(await send(1000)).toBe(200);
  first.destroy();
  await until("there is room again", async () => (await send(1_000_000)) === 200);
  // Each was counted until it was answered.
  expect(await send(1_000_000)).toBe(200);
});
