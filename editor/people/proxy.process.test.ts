import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bareEnvironment } from "../../tests/support/bare-environment";
import { freePort } from "../../tests/support/server/free-port";
import { until } from "../../tests/support/server/wait";
import { testFolder } from "../../tests/support/test-folder";

const folder = testFolder();
const secret = "a-secret-that-only-the-proxy-has";
const servers: Server[] = [];
let caddy: ChildProcess | undefined;
let port = 0;

/** Heads of the requests that came through, by where they came to. */
const came: { editor: IncomingHttpHeaders[]; preview: IncomingHttpHeaders[] } = { editor: [], preview: [] };

async function listen(server: Server): Promise<number> {
  servers.push(server);
  const at = await freePort();
  server.listen(at, "127.0.0.1");
  return at;
}

const editorOf = (which: keyof typeof came) =>
  createServer((incoming, answer) => {
    came[which].push(incoming.headers);
    answer.end(which);
  });

/** The sign-in as oauth2-proxy answers: whoever has its cookie is Mia. */
const signIn = () =>
  createServer((incoming, answer) => {
    if (incoming.headers.cookie !== "signed=in") {
      answer.writeHead(401).end();
      return;
    }
    answer.writeHead(202, { "x-auth-request-email": "mia@example.com", "x-auth-request-preferred-username": "Mia" });
    answer.end();
  });

function ask(host: string, headers: Record<string, string>): Promise<{ status: number; location: string }> {
  return new Promise((done, fail) => {
    const asked = request(
      { hostname: "127.0.0.1", port, headers: { host: `${host}:${port}`, ...headers } },
      (answer) => {
        answer.resume();
        done({ status: answer.statusCode ?? 0, location: answer.headers.location ?? "" });
      },
    );
    asked.on("error", fail);
    asked.end();
  });
}

beforeAll(async () => {
  port = await freePort();
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync(resolve("docs/deploy/Caddyfile.editor"), "utf8")}`);
  const env = {
    ...bareEnvironment,
    HOME: folder,
    EDIT_ORIGIN: `http://edit.localhost:${port}`,
    EDIT_PREVIEW_ORIGIN: `http://preview.edit.localhost:${port}`,
    EDIT_PROXY_SECRET: secret,
    EDIT_PORT: String(await listen(editorOf("editor"))),
    EDIT_PREVIEW_PORT: String(await listen(editorOf("preview"))),
    SIGN_IN: `127.0.0.1:${await listen(signIn())}`,
  };
  caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], { env, stdio: "ignore" });
  await until(
    "Caddy to listen",
    () =>
      ask("edit.localhost", {}).then(
        () => true,
        () => false,
      ),
    40,
  );
});

afterAll(() => {
  caddy?.kill();
  for (const server of servers) server.close();
});

test("who has not signed in is led to the sign-in, whatever they say they are", async () => {
  const claimed = { "x-edit-proxy": secret, "x-forwarded-email": "boss@example.com" };
  const answer = await ask("edit.localhost", claimed);
  expect(answer.status).toBe(302);
  const origin = `http://edit.localhost:${port}`;
  expect(answer.location).toBe(`${origin}/oauth2/sign_in?rd=${origin}/`);
  expect(came).toEqual({ editor: [], preview: [] });
});

test("who has signed in comes under their own name, to editor and preview", async () => {
  const claimed = { cookie: "signed=in", "x-edit-proxy": "guessed", "x-forwarded-email": "boss@example.com" };
  expect((await ask("edit.localhost", claimed)).status).toBe(200);
  expect((await ask("preview.edit.localhost", claimed)).status).toBe(200);
  for (const [headers] of [came.editor, came.preview]) {
    expect(headers).toMatchObject({
      "x-edit-proxy": secret,
      "x-forwarded-email": "mia@example.com",
      "x-forwarded-preferred-username": "Mia",
    });
  }
  expect(came.editor[0]?.host).toBe(`edit.localhost:${port}`);
});
