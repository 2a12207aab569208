import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { freePort } from "../tests/support/server/free-port";
import { type Program, prepareSite, runProgram } from "../tests/support/server/run-program";
import { contactEnquiry } from "../tests/support/server/samples";
import { inEnglish } from "../tests/support/server/test-service";
import { until } from "../tests/support/server/wait";
import { testFolder } from "../tests/support/test-folder";
import { serve, startErrorSentence } from "./start";

const start = (folder: string, env: Record<string, string>, shell?: string) =>
  runProgram("server/main.ts", folder, [], { CONTENT_DIR: "content", ...env }, shell);

const prints = (server: Program, words: string) => until(words, () => server.output().includes(words), 60);

function stop(server: Program): Program["ended"] {
  server.process.kill("SIGTERM");
  return server.ended;
}

/** Output of a server that does not start in a folder, before it ends with 1. */
async function faultIn(folder: string, env: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries({ CONTENT_DIR: "content", ...env })) vi.stubEnv(name, value);
  const found = process.cwd();
  process.chdir(folder);
  try {
    await serve();
  } catch (error) {
    return startErrorSentence(error);
  } finally {
    process.chdir(found);
    vi.unstubAllEnvs();
  }
  throw new Error("The server has started.");
}

function builtSite(): string {
  prepareSite(testFolder());
  return testFolder();
}

test("a port in use stops the start with a sentence that says what to do", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "localhost");
  await once(other, "listening");
  const output = await faultIn(builtSite(), { PORT: String(port), LOG_LEVEL: "silent" });
  other.close();
  expect(output).toContain(`Port ${port} is already in use.`);
  expect(output).toContain(`PORT=${port + 1} npm start`);
});

test("without a built site, the start says to build it", async () => {
  expect(await faultIn(testFolder(), { PORT: "9000" })).toContain('Run "npm run build" first');
});

test("a host that is not this machine's stops the start", async () => {
  expect(await faultIn(builtSite(), { PORT: "9000", HOST: "192.0.2.1", LOG_LEVEL: "silent" })).toBe(
    'HOST is "192.0.2.1", which is no address of this machine; expected localhost, or 0.0.0.0 for every address.',
  );
});

test("a bad setting stops the start", async () => {
  const { ended, output } = start(builtSite(), { PORT: "many" });
  expect([await ended, output().trim()]).toEqual([
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

/** A terminal that takes no further line once ^S is written into the file `keys`. */
const terminal =
  'mkfifo keys name; ({ cat keys; sleep 60; } | script -qfc "tty >name; sleep 60" /dev/null) >/dev/null 2>&1 & ' +
  'exec >"$(cat name)" 2>&1';

const silentLogs: readonly (readonly [name: string, shell: string])[] = [
  ["on a full disk", "exec >/dev/full 2>&1"],
  // Open for reading too, it has a reader, which never reads; filled, it takes no further line.
  ["in a full pipe that nobody reads", "mkfifo log; exec 1<>log 2>&1; head -c 65536 /dev/zero"],
  ["in a terminal that somebody has stopped", terminal],
];

test.runIf(process.platform === "linux").each(silentLogs)(
  "with its log %s it serves, takes enquiries, and ends when it is told to",
  async (_, shell) => {
    const port = await freePort();
    const site = builtSite();
    const settings = { PORT: String(port), LOG_LEVEL: "info", ENQUIRY_RATE_LIMIT: "0", ...databaseIn(site) };
    // Nothing of what it prints can be written: its own sentences neither.
    const server = start(site, settings, shell);
    const ask = (path: string, init?: RequestInit) =>
      fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(60_000), ...init }).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => ask("/healthz")).toBe(200);
    if (shell === terminal) writeFileSync(join(site, "keys"), "\x13");
    const headers = { "content-type": "application/json" };
    for (let sent = 0; sent < 40; sent += 1) {
      const body = JSON.stringify({ ...contactEnquiry, message: `Enquiry ${sent}` });
      expect(await ask("/api/enquiries/contact", { method: "POST", headers, body })).toBe(201);
    }
    expect(await ask("/")).toBe(200);
    expect(await stop(server)).toBe(0);
  },
);

test("told to end, it finishes a download and does not wait for the connection to be given up", async () => {
  const port = await freePort();
  const site = builtSite();
  const size = 40_000_000;
  writeFileSync(join(site, "public/film.mp4"), Buffer.alloc(size));
  const server = start(site, { PORT: String(port), LOG_LEVEL: "silent" });
  await prints(server, "The site is at");
  const agent = new Agent({ keepAlive: true });
  let stopped: Promise<number | null> | undefined;
  const received = await new Promise<number>((done, fail) => {
    get({ port, host: "localhost", path: "/film.mp4", agent }, (response) => {
      let bytes = 0;
      stopped = stop(server);
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

/** A fault that keeps enquiries from being stored, with how it is brought about and mended. */
interface StoreFault {
  env?: Record<string, string>;
  /** Command of the shell before it starts the server. */
  shell?: string;
  mend?: (server: Program["process"]) => void;
}

const databaseIn = (folder: string) => ({ ENQUIRY_DATABASE_URL: `file:${join(folder, "enquiries.db")}` });

const storeFaults: readonly (readonly [name: string, bringAbout: (site: string) => StoreFault])[] = [
  [
    "a damaged file",
    (site) => {
      const file = join(site, "enquiries.db");
      writeFileSync(file, "no database ".repeat(1000));
      return { env: databaseIn(site), mend: () => rmSync(file) };
    },
  ],
  ["no database at all", () => ({ env: { ENQUIRY_DATABASE_URL: "postgres://site:secret@127.0.0.1:1/enquiries" } })],
  // As on a full disk, without the rights of root: no file may grow, until that is taken back.
  ...(process.platform === "linux"
    ? [
        [
          "files that cannot grow",
          (site: string) => ({
            env: databaseIn(site),
            shell: "ulimit -S -f 0",
            mend: ({ pid }: Program["process"]) => execFileSync("prlimit", [`--pid=${pid}`, "--fsize=unlimited"]),
          }),
        ] as const,
      ]
    : []),
];

test.each(storeFaults)(
  "with %s at the start, pages are served, and enquiries refused until it is mended",
  async (_, bringAbout) => {
    const site = builtSite();
    const { env, shell, mend } = bringAbout(site);
    const port = await freePort();
    const settings = { PORT: String(port), LOG_LEVEL: "silent", ...env };
    const server = start(site, settings, shell);
    await prints(server, "No enquiry can be taken");
    expect(server.output()).toContain("Pages are served all the same");
    expect(server.output()).not.toContain("secret");
    const post = (type: string, body: string) =>
      fetch(`http://localhost:${port}/api/enquiries/contact`, {
        method: "POST",
        headers: { "content-type": type },
        body,
      });
    const answers: readonly [type: string, body: string][] = [
      ["application/json", JSON.stringify(contactEnquiry)],
      ["application/x-www-form-urlencoded", new URLSearchParams(contactEnquiry).toString()],
    ];
    for (const [type, body] of answers) {
      expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain("home");
      const refused = await post(type, body);
      expect(refused.status).toBe(503);
      const text = (await refused.text()).replaceAll("&nbsp;", "\u00a0");
      expect(text).toContain(inEnglish.messages.refusals.notStored);
      // A form comes back with everything that was entered.
      if (type !== "application/json")
        for (const entered of Object.values(contactEnquiry)) expect(text).toContain(entered);
    }
    mend?.(server.process);
    const [type, body] = answers[0] ?? ["", ""];
    if (mend) await expect.poll(async () => (await post(type, body)).status).toBe(201);
    expect(await stop(server)).toBe(0);
  },
);
