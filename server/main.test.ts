import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Starts the server in a folder and gathers what it prints until it ends or `until` is printed. */
function run(cwd: string, env: Record<string, string>, until?: RegExp) {
  const child = spawn(resolve("node_modules/.bin/tsx"), [resolve("server/main.ts")], {
    cwd,
    env: { ...process.env, ...env },
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

function builtSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/index.html"), "<h1>home</h1>");
  return folder;
}

const listening = (server: Server) =>
  new Promise<number>((done) => server.listen(0, "localhost", () => done((server.address() as { port: number }).port)));

test("a port in use stops the start with a sentence that says what to do", async () => {
  const other = createServer();
  const port = await listening(other);
  const { code, output } = await run(builtSite(), { PORT: String(port), LOG_LEVEL: "silent" });
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is already in use.`);
  expect(output).toContain(`PORT=${port + 1} npm start`);
}, 20_000);

test("without a built site, the start says to build it", async () => {
  const { code, output } = await run(mkdtempSync(join(tmpdir(), "site-")), { PORT: "9000" });
  expect(code).toBe(1);
  expect(output).toContain('Run "npm run build" first');
}, 20_000);

test("a bad setting stops the start", async () => {
  const { code, output } = await run(builtSite(), { PORT: "many" });
  expect([code, output.trim()]).toEqual([
    1,
    'PORT is "many"; right is a whole number from 1 to 65535, such as PORT=9001.',
  ]);
}, 20_000);

test("it serves, and ends cleanly when it is told to", async () => {
  const free = createServer();
  const port = await listening(free);
  await new Promise((done) => free.close(done));
  const { stop } = await run(builtSite(), { PORT: String(port), LOG_LEVEL: "silent" }, /The site is at/);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain("home");
  expect(await stop()).toBe(0);
}, 20_000);
