import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "./app";
import { openFileDatabase } from "./enquiries/store/file-database";
import { readEnquiries } from "./enquiries/store/read-enquiries";
import { freePort } from "./testing/free-port";
import { prepareSite } from "./testing/run-program";
import { contactEnquiry } from "./testing/samples";
import { openTestService, temporaryFolder } from "./testing/test-service";
import { until } from "./testing/wait";

const body = JSON.stringify(contactEnquiry);
const head = `POST /api/enquiries/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

/** Opens a connection, sends something, and gathers what comes back until it ends. */
function open(port: number, bytes: string): { socket: Socket; answer: Promise<string> } {
  let received = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  socket.on("error", () => {});
  socket.on("data", (data) => {
    received += data;
  });
  return { socket, answer: new Promise((done) => socket.on("close", () => done(received))) };
}

/** The project as it lies on a server, with a built site of the tests. */
function installProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "installed-"));
  prepareSite(folder);
  for (const name of ["node_modules", "server", "src", "package.json", "tsconfig.json"]) {
    symlinkSync(resolve(name), join(folder, name));
  }
  return folder;
}

async function storedIn(folder: string) {
  const path = join(folder, "data/enquiries.db");
  const database = openFileDatabase({ path, url: `file:${path}` });
  try {
    return await readEnquiries(database);
  } finally {
    await database.close();
  }
}

/** The command line of the unit, with the Node that runs this test. */
function unitCommand(): string[] {
  const line = /^ExecStart=(.*)$/m.exec(readFileSync("docs/deploy/site.service", "utf8"))?.[1] ?? "";
  expect(line).toMatch(/^\/usr\/bin\/node /);
  return [process.execPath, ...line.split(" ").slice(1)];
}

describe.runIf(process.platform !== "win32")(
  "told to end in the middle of an enquiry, the server takes it first",
  () => {
    let folder: string;
    beforeEach(() => {
      folder = installProject();
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    test.each([
      ["with the unit's own command line, which gets the signal itself", unitCommand(), 1, [0]],
      // A terminal and a supervisor signal npm and all that it has started, some of them twice.
      ["with npm, whose whole group gets it", ["npm", "run", "--silent", "serve"], -1, [0, 143, null]],
    ])(
      "%s",
      async (_, [program = "", ...args], sign, codes) => {
        const port = await freePort();
        const server = spawn(program, args, {
          cwd: folder,
          detached: true,
          env: { PATH: process.env.PATH, HOME: folder, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn" },
        });
        let output = "";
        for (const stream of [server.stdout, server.stderr]) {
          stream.on("data", (data) => {
            output += data;
          });
        }
        const ended = new Promise<number | null>((done) => server.once("close", done));
        await until("the server to listen", () => output.includes("The site is at"), 40);
        const { socket, answer } = open(port, head + body.slice(0, 10));
        await pause(200);
        const stop = () => process.kill(sign * (server.pid ?? 0), "SIGTERM");
        stop();
        await pause(300);
        stop();
        await pause(300);
        socket.write(body.slice(10));
        const text = await answer;
        expect(text).toMatch(/^HTTP\/1\.1 201/);
        expect(codes).toContain(await ended);
        expect(output).not.toMatch(/Error/);
        expect(await storedIn(folder)).toMatchObject([{ reference: /"reference":"([^"]+)"/.exec(text)?.[1] }]);
      },
      60_000,
    );
  },
);

describe("nobody holds up the end for ever", () => {
  const place = temporaryFolder();
  let app: FastifyInstance;
  let port: number;
  beforeEach(async () => {
    const enquiries = await openTestService(place.folder);
    app = await buildApp({ enquiries, closing: { idle: 300, longest: 5000 } });
    await app.listen({ port: 0, host: "localhost" });
    port = (app.server.address() as AddressInfo).port;
  });

  test.each([
    ["who is silent", ""],
    ["who stops in the middle of a head", head.slice(0, 40)],
    ["who stops in the middle of a body", head + body.slice(0, 10)],
    ["who keeps a connection", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("%s", async (_, bytes) => {
    const { socket, answer } = open(port, bytes);
    await until("connected", () => !socket.connecting);
    await pause(100);
    await app.close();
    await answer;
  });
});
