import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { programArguments } from "../tests/support/server/program-arguments";
import { contactEnquiry } from "../tests/support/server/samples";
import { testContent } from "../tests/support/test-content";
import { serve } from "./serve";
import { startFault } from "./start-up";

/** Starts the server in a folder and gathers what it prints until it ends or `until` is printed. */
function run(cwd: string, env: Record<string, string>, until?: RegExp, program = "server/main.ts") {
  const child = spawn(process.execPath, programArguments(program), {
    cwd,
    env: { ...process.env, CONTENT_DIR: "content", ...env },
  });
  return new Promise<{ code: number | null; output: string; stop: () => Promise<number | null> }>((done) => {
    let output = "";
    const ended = new Promise<number | null>((end) => child.on("exit", (code) => end(code)));
    const stop = () => {
      child.kill("SIGTERM");
      return ended;
    };
    const onData = (data: Buffer) => {
      output += data;
      if (until?.test(output)) done({ code: null, output, stop });
    };
    child.stdout.on("data", onData);
    child.stderr.on("data", onData);
    void ended.then((code) => done({ code, output, stop }));
  });
}

/** Why the server does not start in a folder: what the program prints before it ends with 1. */
async function faultIn(folder: string, env: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries({ CONTENT_DIR: "content", ...env })) vi.stubEnv(name, value);
  const found = process.cwd();
  process.chdir(folder);
  try {
    await serve();
  } catch (error) {
    return startFault(error);
  } finally {
    process.chdir(found);
    vi.unstubAllEnvs();
  }
  throw new Error("The server has started.");
}

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  folders.push(folder);
  return folder;
}

function builtSite(): string {
  const folder = emptyFolder();
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/index.html"), "<h1>home</h1>");
  symlinkSync(testContent, join(folder, "content"));
  symlinkSync(resolve("static"), join(folder, "static"));
  return folder;
}

const listening = (server: Server) =>
  new Promise<number>((done) => server.listen(0, "localhost", () => done((server.address() as { port: number }).port)));

test("the port is looked at before anything is built", async () => {
  const other = createServer();
  const port = await listening(other);
  const check = () => run(tmpdir(), { PORT: String(port) }, undefined, "server/check-port.ts");
  const { code, output } = await check();
  await new Promise((done) => other.close(done));
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is already in use.`);
  expect((await check()).code).toBe(0);
});

test("a port in use stops the start with a sentence that says what to do", async () => {
  const other = createServer();
  const port = await listening(other);
  const output = await faultIn(builtSite(), { PORT: String(port), LOG_LEVEL: "silent" });
  other.close();
  expect(output).toContain(`Port ${port} is already in use.`);
  expect(output).toContain(`PORT=${port + 1} npm start`);
});

test("without a built site, the start says to build it", async () => {
  expect(await faultIn(emptyFolder(), { PORT: "9000" })).toContain('Run "npm run build" first');
});

test("a host that is not this machine's stops the start", async () => {
  expect(await faultIn(builtSite(), { PORT: "9000", HOST: "192.0.2.1", LOG_LEVEL: "silent" })).toBe(
    'HOST is "192.0.2.1", which is no address of this machine; expected localhost, or 0.0.0.0 for every address.',
  );
});

test("a bad setting stops the start", async () => {
  const { code, output } = await run(builtSite(), { PORT: "many" });
  expect([code, output.trim()]).toEqual([
    1,
    'PORT is "many"; expected a whole number from 1 to 65535, such as PORT=9001.',
  ]);
});

test("without its content, the start says what is missing and which command says more", async () => {
  const site = builtSite();
  rmSync(join(site, "content"));
  const output = await faultIn(site, { PORT: "9000" });
  expect(output).toContain('content/site.yaml is missing. "npm run check:content" says what to mend.');
});

test("it serves, and ends cleanly when it is told to", async () => {
  const free = createServer();
  const port = await listening(free);
  await new Promise((done) => free.close(done));
  const { stop } = await run(builtSite(), { PORT: String(port), LOG_LEVEL: "silent" }, /The site is at/);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain("home");
  expect(await stop()).toBe(0);
});

test("told to end, it finishes a download and does not wait for the connection to be given up", async () => {
  const free = createServer();
  const port = await listening(free);
  await new Promise((done) => free.close(done));
  const site = builtSite();
  const size = 40_000_000;
  writeFileSync(join(site, "public/film.mp4"), Buffer.alloc(size));
  const { stop } = await run(site, { PORT: String(port), LOG_LEVEL: "silent" }, /The site is at/);

  const agent = new Agent({ keepAlive: true });
  let stopped: Promise<number | null> | undefined;
  const received = await new Promise<number>((done, fail) => {
    get({ port, host: "localhost", path: "/film.mp4", agent }, (response) => {
      let bytes = 0;
      stopped = stop();
      response.pause();
      setTimeout(() => response.resume(), 500);
      response.on("data", (data: Buffer) => {
        bytes += data.length;
      });
      response.on("end", () => done(bytes));
      response.on("error", fail);
    }).on("error", fail);
  });
  expect(received).toBe(size);
  expect(await stopped).toBe(0);
  agent.destroy();
});

test("where the database is damaged at the start, pages are served, and enquiries taken once it is mended", async () => {
  const site = builtSite();
  const database = join(site, "enquiries.db");
  writeFileSync(database, "no database ".repeat(1000));
  const free = createServer();
  const port = await listening(free);
  await new Promise((done) => free.close(done));
  const env = { PORT: String(port), LOG_LEVEL: "silent", ENQUIRY_DATABASE_URL: `file:${database}` };
  const { stop, output } = await run(site, env, /No enquiry can be taken/);
  expect(output).toContain("SQLITE_NOTADB");
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain("home");
  const post = async () => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(contactEnquiry);
    return (await fetch(`http://localhost:${port}/api/enquiries/contact`, { method: "POST", headers, body })).status;
  };
  expect(await post()).toBe(503);
  rmSync(database);
  await expect.poll(post).toBe(201);
  expect(await stop()).toBe(0);
});
