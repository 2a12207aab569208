import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSites } from "../src/content/read-site";
import { factsOf, writeFacts } from "../src/hosting/release-facts";
import { bareEnvironment } from "../tests/support/bare-environment";
import { freePort } from "../tests/support/server/free-port";
import { openSocket } from "../tests/support/server/open-socket";
import { programArguments } from "../tests/support/server/program-arguments";
import { prepareSite } from "../tests/support/server/run-program";
import { contactEnquiry } from "../tests/support/server/samples";
import { openTestServer } from "../tests/support/server/test-service";
import { until } from "../tests/support/server/wait";
import { testContent } from "../tests/support/test-content";
import { testFolder } from "../tests/support/test-folder";
import { openExistingStore } from "./enquiries/store/open-store";

const body = JSON.stringify(contactEnquiry);
const head = `POST /api/enquiries/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

/** The project as it lies on a server, with a built site of the tests. */
function installProject(): string {
  const folder = testFolder();
  prepareSite(folder);
  for (const name of ["node_modules", "server", "src", "package.json", "tsconfig.json"]) {
    symlinkSync(resolve(name), join(folder, name));
  }
  return folder;
}

const ofTheBuild = ["gatsby", "react", "typescript", "tsx", "esbuild", "webpack", "sharp", "jsdom", "@libsql"];

/** The names of packages in a bundle, which esbuild notes above the files of each. */
const bundled = (text: string) => new Set(text.match(/(?<=^\/\/ node_modules\/)(@[^/]+\/)?[^/]+/gm));

/** A machine that faces the internet, as the image is: the bundle and a release. No TypeScript, packages or content. */
function installBundle(): string {
  const folder = testFolder();
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/index.html"), "<h1>home</h1>");
  writeFacts(factsOf(readSites({ contentRoot: testContent }), join(folder, "public")), join(folder, "public"));
  cpSync("server/dist", join(folder, "server/dist"), { recursive: true });
  return folder;
}

async function storedIn(folder: string) {
  const path = join(folder, "data/enquiries.db");
  const store = openExistingStore(`file:${path}`);
  try {
    return await store.readEnquiries();
  } finally {
    await store.close();
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
    beforeAll(() => {
      execFileSync(process.execPath, [...programArguments("server/bundle.ts")]);
    });

    test("what a machine runs holds nothing of the build, and few packages are beside it", () => {
      const names = bundled(readFileSync("server/dist/server.mjs", "utf8"));
      expect(names).toContain("fastify");
      expect(ofTheBuild.filter((name) => [...names].some((found) => found.startsWith(name)))).toEqual([]);
      const beside = readdirSync("server/dist/node_modules", { recursive: true, encoding: "utf8" });
      expect(beside.filter((path) => /^(@[^/]+\/)?[^/@]+\/package\.json$/.test(path)).length).toBeLessThanOrEqual(20);
    });

    test.each([
      [
        "with the unit's own command line, which gets the signal itself",
        installBundle,
        unitCommand(),
        "SIGTERM",
        1,
        [0],
      ],
      ["with the terminal that it was started in, which is closed", installBundle, unitCommand(), "SIGHUP", 1, [0]],
      // A terminal and a supervisor signal npm and all that it has started, some of them twice.
      [
        "with npm, whose whole group gets it",
        installProject,
        ["npm", "run", "--silent", "serve"],
        "SIGTERM",
        -1,
        [0, 143, null],
      ],
      // The shell between them passes nothing on.
      [
        "with npm, which alone gets it",
        installProject,
        ["npm", "run", "--silent", "serve"],
        "SIGTERM",
        1,
        [0, 143, null],
      ],
    ] as const)(
      "%s",
      async (_, install, [program = "", ...args], signal, sign, codes) => {
        const folder = install();
        const port = await freePort();
        const server = spawn(program, args, {
          cwd: folder,
          detached: true,
          env: { ...bareEnvironment, HOME: folder, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn" },
        });
        let output = "";
        for (const stream of [server.stdout, server.stderr]) {
          stream.on("data", (data) => {
            output += data;
          });
        }
        const ended = new Promise<number | null>((done) => server.once("close", done));
        await until("the server to listen", () => output.includes("The site is at"), 40);
        const { socket, answer } = openSocket(port, head + body.slice(0, 10));
        await pause(200);
        const stop = () => server.exitCode ?? server.signalCode ?? process.kill(sign * (server.pid ?? 0), signal);
        stop();
        await pause(300);
        stop();
        await pause(1000);
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
  let app: FastifyInstance;
  let port: number;
  beforeEach(async () => {
    ({ app, port } = await openTestServer({}, { closing: { idle: 300, longest: 5000 } }));
  });

  test.each([
    ["who is silent", ""],
    ["who stops in the middle of a head", head.slice(0, 40)],
    ["who stops in the middle of a body", head + body.slice(0, 10)],
    ["who keeps a connection", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("%s", async (_, bytes) => {
    const { socket, answer } = openSocket(port, bytes);
    await until("connected", () => !socket.connecting);
    await pause(100);
    await app.close();
    await answer;
  });
});
