import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gitIn } from "../../tests/support/git-folder";
import { freePort } from "../../tests/support/server/free-port";
import { type Program, runProgram } from "../../tests/support/server/run-program";
import { until } from "../../tests/support/server/wait";
import { testContent } from "../../tests/support/test-content";
import { testFolder } from "../../tests/support/test-folder";
import type { OpenFile } from "../client/api";
import type { Published } from "../protocol";

const folder = testFolder();
const remote = join(folder, "remote.git");
const secret = "a-secret-that-only-the-proxy-has";
let port = 0;
let program: Program;

/** Puts this project, with the tests' content, where the people's copies are cloned from. */
function publishProject(): void {
  const project = join(folder, "project");
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "editor", "src", "server", "static", "*.json"],
    {
      encoding: "utf8",
    },
  );
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
  status: number;
  body: string;
}

/** Asks as the proxy does, in the name of somebody. */
function ask(path: string, headers: Record<string, string>, body?: object): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request(
      {
        hostname: "127.0.0.1",
        port,
        path,
        method: body ? "POST" : "GET",
        headers: { host: "edit.example.com", ...(body && { "content-type": "application/json" }), ...headers },
      },
      (answer) => {
        let text = "";
        answer.on("data", (part: Buffer) => {
          text += part;
        });
        answer.on("end", () => done({ status: answer.statusCode ?? 0, body: text }));
      },
    );
    asked.on("error", fail);
    asked.end(body && JSON.stringify(body));
  });
}

const as = (name: string) => ({
  "x-edit-proxy": secret,
  "x-forwarded-email": `${name.toLowerCase()}@example.com`,
  "x-forwarded-preferred-username": name,
});

async function open(who: string): Promise<OpenFile> {
  return JSON.parse((await ask("/api/file", as(who), { file: "services/lamps.yaml" })).body) as OpenFile;
}

async function save(who: string, find: RegExp, put: string): Promise<void> {
  const { text } = await open(who);
  const file = { file: "services/lamps.yaml", text: text.replace(find, put), base: text, by: who, over: "" };
  expect((await ask("/api/save", as(who), file)).status).toBe(200);
}

beforeAll(async () => {
  publishProject();
  port = await freePort();
  const env = {
    HOME: folder,
    EDIT_ORIGIN: "https://edit.example.com",
    EDIT_PREVIEW_ORIGIN: "https://preview.edit.example.com",
    EDIT_PROXY_SECRET: secret,
    EDIT_REPOSITORY: remote,
    EDIT_DIR: join(folder, "edit"),
    EDIT_PORT: String(port),
    EDIT_PREVIEW_PORT: String(await freePort()),
    EDIT_PREVIEW: "off",
  };
  program = runProgram("editor/main.ts", process.cwd(), ["--host"], env);
  await until("the editor to listen", () => program.output().includes("https://edit.example.com"), 120);
  // As long as a test may take: it copies, clones and starts a whole project, beside three lanes of CI on two cores.
}, 300_000);

afterAll(async () => {
  console.log(program.output().slice(-3000));
  program.process.kill("SIGTERM");
  await program.ended;
});

// Who is not named by the proxy, and other sites: host-server.test.ts.
test("who is signed in has the editor's page, of which the preview's may ask nothing", async () => {
  expect((await ask("/", as("Mia"))).body).toContain('id="editor"');
  const posted = await ask("/api/restartPreview", { ...as("Mia"), origin: "https://preview.edit.example.com" }, {});
  expect(posted.status).toBe(403);
});

test("what one has half written stops nobody else, and each publishes in their own name", async () => {
  await save("Mia", /^title: .*$/m, 'title: ""');
  await save("Jon", /^name: .*$/m, "name: Jon's lamps");
  expect((await open("Mia")).text).not.toContain("Jon's lamps");
  expect((await open("Jon")).text).not.toContain('title: ""');
  const refused = await ask("/api/publish", as("Mia"), { message: "Half", isSure: false, chosen: {} });
  expect(refused.status).toBe(409);
  const published = await ask("/api/publish", as("Jon"), { message: "A name", isSure: false, chosen: {} });
  expect(JSON.parse(published.body) as Published).toMatchObject({ state: "published" });
  expect(gitIn(remote, "log", "-1", "--format=%an <%ae> %s", "main").trim()).toBe("Jon <jon@example.com> A name");
  expect(gitIn(remote, "show", "main:content/services/lamps.yaml")).toContain("Jon's lamps");

  await save("Mia", /^title: .*$/m, "title: Mia's title");
  const second = await ask("/api/publish", as("Mia"), { message: "A title", isSure: false, chosen: {} });
  expect(JSON.parse(second.body) as Published).toMatchObject({ state: "published" });
  const all = gitIn(remote, "show", "main:content/services/lamps.yaml");
  expect(all).toContain("Jon's lamps");
  expect(all).toContain("Mia's title");
});
