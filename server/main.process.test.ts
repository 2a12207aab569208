import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test, vi } from "vitest";
import { readSites } from "../src/content/read-site";
import { factsOf, writeFacts } from "../src/hosting/release-facts";
import { bareEnvironment } from "../tests/support/bare-environment";
import {
  freePort,
  openSocket,
  type Program,
  prepareSite,
  programArguments,
  runCommand,
  runProgram,
  until,
} from "../tests/support/server/run-program";
import { contactEnquiry } from "../tests/support/server/samples";
import { inEnglish, openTestServer } from "../tests/support/server/test-service";
import { testContent } from "../tests/support/test-content";
import { testFolder } from "../tests/support/test-folder";
import { writeFiles } from "../tests/support/write-files";
import { openExistingStore } from "./enquiries/store/open-store";
import { serve } from "./start";

/** Starts a server of a built site in the folder of the test. */
async function startSite(env: Record<string, string> = {}, shell?: string) {
  const folder = testFolder();
  prepareSite(folder);
  const port = await freePort();
  const usual = { CONTENT_DIR: "content", PORT: String(port), LOG_LEVEL: "silent", ENQUIRY_RATE_LIMIT: "0" };
  const database = { ENQUIRY_DATABASE_URL: `file:${join(folder, "enquiries.db")}` };
  const server = runProgram("server/main.ts", folder, [], { ...usual, ...database, ...env }, shell);
  const url = `http://localhost:${port}`;
  const post = (body: BodyInit, headers: HeadersInit = {}) =>
    fetch(`${url}/api/enquiries/contact`, { method: "POST", headers, body });
  const postJson = async (message: string) => {
    const body = JSON.stringify({ ...contactEnquiry, message });
    return post(body, { "content-type": "application/json" });
  };
  return { server, url, folder, postJson, postForm: () => post(new URLSearchParams(contactEnquiry)) };
}

const prints = (server: Program, words: string) => until(words, () => server.output().includes(words), 60);

function stop(server: Program): Program["ended"] {
  server.process.kill("SIGTERM");
  return server.ended;
}

/** What keeps a server from starting in a folder. */
function faultIn(folder: string, env: Record<string, string> = {}): Promise<string> {
  for (const [name, value] of Object.entries({ CONTENT_DIR: "content", PORT: "9000", LOG_LEVEL: "silent", ...env })) {
    vi.stubEnv(name, value);
  }
  const found = process.cwd();
  process.chdir(folder);
  const fault = serve().then(() => "The server has started.", String);
  return fault.finally(() => {
    process.chdir(found);
    vi.unstubAllEnvs();
  });
}

test("what keeps the server from starting is said, with what to do", async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const site = testFolder();
  prepareSite(site);
  const sentence = `Port ${port} is already in use. Stop the other program or choose another port: PORT=${port + 1} npm start.`;
  expect(await faultIn(site, { PORT: String(port) })).toContain(sentence);
  other.close();
  const address = 'HOST is "192.0.2.1", which is no address of this machine';
  expect(await faultIn(site, { HOST: "192.0.2.1" })).toContain(address);
  rmSync(join(site, "content"));
  expect(await faultIn(site)).toContain('content/site.yaml is missing. "npm run check:content" says what to mend.');
  rmSync(join(site, "public"), { recursive: true });
  expect(await faultIn(site)).toContain('Run "npm run build" first');
});

test("a bad setting ends the program with 1", async () => {
  const { server } = await startSite({ PORT: "many" });
  const sentence = 'PORT is "many"; expected a whole number from 1 to 65535, such as PORT=9001.';
  expect([await server.ended, server.output().trim()]).toEqual([1, sentence]);
});

test.runIf(process.platform === "linux").each([
  ["on a full disk", "exec >/dev/full 2>&1"],
  // Open for reading too, it has a reader, which never reads; filled, it takes no further line.
  ["in a full pipe that nobody reads", "mkfifo log; exec 1<>log 2>&1; head -c 65536 /dev/zero"],
])("with its log %s it serves, takes enquiries, and ends when it is told to", async (_, shell) => {
  // Nothing of what it prints can be written: its own sentences neither.
  const { server, url, postJson } = await startSite({ LOG_LEVEL: "info" }, shell);
  const answers = () => fetch(`${url}/healthz`).then(Boolean, () => false);
  await until("the server to answer", answers, 60);
  for (let sent = 0; sent < 40; sent += 1) expect((await postJson(`Enquiry ${sent}`)).status).toBe(201);
  expect((await fetch(url)).status).toBe(200);
  expect(await stop(server)).toBe(0);
});

test("told to end, it finishes a download and does not wait for the connection to be given up", async () => {
  const size = 40_000_000;
  const { server, url, folder } = await startSite();
  writeFileSync(join(folder, "public/film.mp4"), Buffer.alloc(size));
  await prints(server, "The site is at");
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get(`${url}/film.mp4`, { agent }), "response");
  const stopped = stop(server);
  await pause(500);
  let received = 0;
  for await (const { length } of response) received += length;
  expect(received).toBe(size);
  expect(await stopped).toBe(0);
  agent.destroy();
});

test.runIf(process.platform === "linux").each<[name: string, shell: string, env?: Record<string, string>]>([
  // As on a full disk, without the rights of root: no file may grow, until that is taken back.
  ["files that cannot grow", "ulimit -S -f 0"],
  ["no database at all", "", { ENQUIRY_DATABASE_URL: "postgres://site:secret@127.0.0.1:1/enquiries" }],
])("with %s at the start, pages are served, and enquiries refused until it is mended", async (_, shell, env) => {
  const { server, url, postJson, postForm } = await startSite(env, shell);
  await prints(server, "No enquiry can be taken");
  expect(server.output()).toContain("Pages are served all the same");
  expect(server.output()).not.toContain("secret");
  expect(await (await fetch(url)).text()).toContain("home");
  for (const refused of [await postJson("x"), await postForm()]) {
    expect(refused.status).toBe(503);
    const text = (await refused.text()).replaceAll("&nbsp;", "\u00a0");
    expect(text).toContain(inEnglish.messages.refusals.notStored);
  }
  if (shell) {
    execFileSync("prlimit", [`--pid=${server.process.pid}`, "--fsize=unlimited"]);
    await expect.poll(async () => (await postJson("y")).status).toBe(201);
  }
  expect(await stop(server)).toBe(0);
});

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

/** A machine that faces the internet, as the image is: the bundle and a release. No TypeScript, packages or content. */
function installBundle(): string {
  const folder = testFolder();
  writeFiles(folder, { "public/index.html": "<h1>home</h1>" });
  writeFacts(factsOf(readSites({ contentRoot: testContent }), join(folder, "public")), join(folder, "public"));
  cpSync("server/dist", join(folder, "server/dist"), { recursive: true });
  return folder;
}

/** The command line of the unit, with the Node that runs this test. */
function unitCommand(): string[] {
  const line = /^ExecStart=(.*)$/m.exec(readFileSync("docs/deploy/site.service", "utf8"))?.[1] ?? "";
  expect(line).toMatch(/^\/usr\/bin\/node /);
  return [process.execPath, ...line.split(" ").slice(1)];
}

beforeAll(() => {
  execFileSync(process.execPath, [...programArguments("server/bundle.ts")]);
});

test("what a machine runs holds nothing of the build, and few packages are beside it", () => {
  // Above the files of a package, esbuild notes its name.
  const text = readFileSync("server/dist/server.mjs", "utf8");
  const names = [...new Set(text.match(/(?<=^\/\/ node_modules\/)(@[^/]+\/)?[^/]+/gm))];
  const ofTheBuild = /^(gatsby|react|typescript|tsx|esbuild|webpack|sharp|jsdom|@libsql)/;
  expect(names).toContain("fastify");
  expect(names.filter((name) => ofTheBuild.test(name))).toEqual([]);
  const beside = readdirSync("server/dist/node_modules", { recursive: true, encoding: "utf8" });
  expect(beside.filter((path) => /^(@[^/]+\/)?[^/@]+\/package\.json$/.test(path)).length).toBeLessThanOrEqual(20);
});

const npm = ["npm", "run", "--silent", "serve"];

test.runIf(process.platform !== "win32").each([
  ["the unit's own command line, which gets the signal itself", installBundle, unitCommand(), "SIGTERM", 1, [0]],
  ["the terminal that it was started in, which is closed", installBundle, unitCommand(), "SIGHUP", 1, [0]],
  // A terminal and a supervisor signal npm and all that it has started, some of them twice.
  ["npm, whose whole group gets it", installProject, npm, "SIGTERM", -1, [0, 143, null]],
  // The shell between them passes nothing on.
  ["npm, which alone gets it", installProject, npm, "SIGTERM", 1, [0, 143, null]],
] as const)(
  "told to end in the middle of an enquiry, the server takes it first: with %s",
  async (_, install, command, signal, sign, codes) => {
    const folder = install();
    const port = await freePort();
    const env = { ...bareEnvironment, HOME: folder, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn" };
    const server = runCommand(command, { cwd: folder, detached: true, env });
    await prints(server, "The site is at");
    const { socket, answer } = openSocket(port, head + body.slice(0, 10));
    await pause(200);
    const { process: child } = server;
    const end = () => child.exitCode ?? child.signalCode ?? process.kill(sign * (child.pid ?? 0), signal);
    end();
    await pause(300);
    end();
    await pause(1000);
    socket.write(body.slice(10));
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 201/);
    expect(codes).toContain(await server.ended);
    expect(server.output()).not.toMatch(/Error/);
    const store = openExistingStore(`file:${join(folder, "data/enquiries.db")}`);
    expect(await store.readEnquiries().finally(() => store.close())).toMatchObject([
      { reference: /"reference":"([^"]+)"/.exec(text)?.[1] },
    ]);
  },
);

test.each([
  ["is silent", ""],
  ["stops in the middle of a head", head.slice(0, 40)],
  ["stops in the middle of a body", head + body.slice(0, 10)],
  ["keeps a connection", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"],
])("nobody holds up the end for ever who %s", async (_, bytes) => {
  const { app, port } = await openTestServer({}, { closing: 1000 });
  const { socket, answer } = openSocket(port, bytes);
  await until("connected", () => !socket.connecting);
  await pause(100);
  await app.close();
  await answer;
});
