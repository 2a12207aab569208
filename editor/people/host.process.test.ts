import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bareEnvironment } from "../../tests/support/bare-environment";
import { gitIn } from "../../tests/support/git-folder";
import { freePort, type Program, runProgram, until } from "../../tests/support/server/run-program";
import { testContent } from "../../tests/support/test-content";
import { testFolder } from "../../tests/support/test-folder";
import type { OpenFile } from "../client/api";
import type { Published } from "../protocol";

const folder = testFolder();
const remote = join(folder, "remote.git");
let port = 0;
let program: Program;
let caddy: ChildProcess;

/** The sign-in as oauth2-proxy answers: whoever has its cookie is the one that this names. */
const signIn = createServer((incoming, answer) => {
  const [, name] = /^signed=(\w+)$/.exec(incoming.headers.cookie ?? "") ?? [];
  const mail = `${name?.toLowerCase()}@example.com`;
  const known = { "x-auth-request-email": mail, "x-auth-request-preferred-username": name };
  answer.writeHead(name ? 202 : 401, name ? known : {}).end();
});

/** Puts this project, with the tests' content, where the people's copies are cloned from. */
function publishProject(): void {
  const project = join(folder, "project");
  const own = ["editor", "src", "server", "static", "*.json"];
  const files = gitIn(process.cwd(), "ls-files", "-co", "--exclude-standard", ...own);
  for (const file of files.split("\n").filter((name) => name !== "" && !name.startsWith("content/"))) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    cpSync(file, join(project, file), { force: true });
  }
  cpSync(testContent, join(project, "content"), { recursive: true });
  gitIn(folder, "init", "--quiet", "--bare", "--initial-branch=main", remote);
  gitIn(project, "init", "--quiet", "--initial-branch=main");
  gitIn(project, "add", "--all");
  gitIn(project, "commit", "--quiet", "--message", "Begin");
  gitIn(project, "push", "--quiet", remote, "main");
}

interface Answer {
  status: number | undefined;
  location: string | undefined;
  body: string;
}

/** Asks Caddy, as the browser of somebody who says to be somebody else. */
function ask(path: string, who = "", body?: object, headers = {}): Promise<Answer> {
  const claimed = { "x-edit-proxy": "guessed", "x-forwarded-email": "boss@example.com", cookie: `signed=${who}` };
  const type = body && { "content-type": "application/json" };
  return new Promise((done, fail) => {
    const options = { port, path, method: body ? "POST" : "GET" };
    const own = { host: `edit.localhost:${port}`, ...claimed, ...type, ...headers };
    const asked = request({ hostname: "127.0.0.1", ...options, headers: own }, async (answer) => {
      const parts = await answer.toArray();
      done({ status: answer.statusCode, location: answer.headers.location, body: Buffer.concat(parts).toString() });
    });
    asked.on("error", fail);
    asked.end(body && JSON.stringify(body));
  });
}

async function open(who: string): Promise<OpenFile> {
  return JSON.parse((await ask("/api/file", who, { file: "services/lamps.yaml" })).body) as OpenFile;
}

async function save(who: string, find: RegExp, put: string): Promise<void> {
  const { text } = await open(who);
  const file = { file: "services/lamps.yaml", text: text.replace(find, put), base: text, by: who, over: "" };
  expect((await ask("/api/save", who, file)).status).toBe(200);
}

beforeAll(async () => {
  publishProject();
  port = await freePort();
  const settings = {
    EDIT_ORIGIN: `http://edit.localhost:${port}`,
    EDIT_PREVIEW_ORIGIN: `http://preview.edit.localhost:${port}`,
    EDIT_PROXY_SECRET: "a-secret-that-only-the-proxy-has",
    EDIT_PORT: String(await freePort()),
    EDIT_PREVIEW_PORT: String(await freePort()),
  };
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync("docs/deploy/Caddyfile.editor", "utf8")}`);
  const signInPort = await freePort();
  signIn.listen(signInPort, "127.0.0.1");
  caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], {
    env: { ...bareEnvironment, ...settings, HOME: folder, SIGN_IN: `127.0.0.1:${signInPort}` },
    stdio: "ignore",
  });
  const own = { HOME: folder, EDIT_REPOSITORY: remote, EDIT_DIR: join(folder, "edit"), EDIT_PREVIEW: "off" };
  program = runProgram("editor/main.ts", process.cwd(), ["--host"], { ...settings, ...own });
  await until("the editor to listen", () => program.output().includes(settings.EDIT_ORIGIN), 120);
  // As long as a test may take: it copies, clones and starts a whole project, beside three lanes of CI on two cores.
}, 300_000);

afterAll(async () => {
  console.log(program.output().slice(-3000));
  caddy.kill();
  signIn.close();
  program.process.kill("SIGTERM");
  await program.ended;
});

test("who has not signed in is led to the sign-in, whatever they say they are", async () => {
  const origin = `http://edit.localhost:${port}`;
  expect(await ask("/")).toMatchObject({ status: 302, location: `${origin}/oauth2/sign_in?rd=${origin}/` });
});

// Other sites, and who guesses the proxy's secret: host-server.test.ts.
test("who is signed in has the editor's page, of which the preview's may ask nothing", async () => {
  expect((await ask("/", "Mia")).body).toContain('id="editor"');
  const preview = `preview.edit.localhost:${port}`;
  // There is none in this run.
  expect((await ask("/", "Mia", undefined, { host: preview })).status).toBe(502);
  expect((await ask("/api/restartPreview", "Mia", {}, { origin: `http://${preview}` })).status).toBe(403);
});

test("what one has half written stops nobody else, and each publishes in their own name", async () => {
  await save("Mia", /^title: .*$/m, 'title: ""');
  await save("Jon", /^name: .*$/m, "name: Jon's lamps");
  expect((await open("Mia")).text).not.toContain("Jon's lamps");
  expect((await open("Jon")).text).not.toContain('title: ""');
  const refused = await ask("/api/publish", "Mia", { message: "Half", isSure: false, chosen: {} });
  expect(refused.status).toBe(409);
  const published = await ask("/api/publish", "Jon", { message: "A name", isSure: false, chosen: {} });
  expect(JSON.parse(published.body) as Published).toMatchObject({ state: "published" });
  expect(gitIn(remote, "log", "-1", "--format=%an <%ae> %s", "main").trim()).toBe("Jon <jon@example.com> A name");
  expect(gitIn(remote, "show", "main:content/services/lamps.yaml")).toContain("Jon's lamps");
});
