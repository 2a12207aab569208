import { spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const host = "preview.example:8101";

const server = `
const server = require("node:http").createServer((request, answer) => answer.end("page"));
server.on("upgrade", (request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\\r\\n\\r\\n"));
server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;

/** A server such as Gatsby's, with the program loaded before it. */
async function guarded(): Promise<number> {
  const program = join(__dirname, "close-to-others.cjs");
  const child = spawn(process.execPath, ["--require", program, "--eval", server], {
    env: { ...process.env, EDIT_PREVIEW_HOST: host },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  const [port] = await once(child.stdout, "data");
  return Number(String(port));
}

/** The status of an answer; `closed` where there was none. */
const ask = (port: number, headers: Record<string, string>) =>
  new Promise((done) => {
    get({ port, host: "127.0.0.1", headers, agent: false }, (answer) => done(answer.resume().statusCode))
      .on("upgrade", ({ statusCode }, socket) => done(socket.destroy() && statusCode))
      .on("error", () => done("closed"));
  });

const upgrade = { connection: "Upgrade", upgrade: "websocket" };

test("Gatsby's own port answers no other site and no other name for this machine, also where a connection is upgraded", async () => {
  const port = await guarded();
  const strangers: Record<string, string>[] = [
    { host: "elsewhere.example" },
    { host, origin: "https://elsewhere.example" },
    { host, origin: "null" },
    { host, "sec-fetch-site": "cross-site" },
  ];
  for (const others of strangers) {
    expect(await ask(port, others)).toBe(403);
    expect(await ask(port, { ...others, ...upgrade })).toBe("closed");
  }
  const owns: Record<string, string>[] = [
    { host, "sec-fetch-site": "same-site" },
    { host, origin: `http://${host}` },
  ];
  for (const own of owns) {
    expect(await ask(port, own)).toBe(200);
    expect(await ask(port, { ...own, ...upgrade })).toBe(101);
  }
});
