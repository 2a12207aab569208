import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bareEnvironment } from "../tests/support/bare-environment";
import { freePort, programArguments, runProgram, until } from "../tests/support/server/run-program";
import { copyOfSite } from "../tests/support/site-copy";
import { testContent } from "../tests/support/test-content";
import { testFolder } from "../tests/support/test-folder";
import type { PreviewState } from "./protocol";

/** All that an editor without a preview needs, in the folder of the test that runs. */
const withoutPreview = () => ({
  CONTENT_DIR: testContent,
  EDIT_DIR: testFolder(),
  EDIT_PORT: "0",
  EDIT_PREVIEW: "off",
  BROWSER: "none",
});

test("it ends although a browser holds a connection on which it never asked for anything", async () => {
  const program = runProgram("editor/main.ts", process.cwd(), [], withoutPreview());
  const address = () => /127\.0\.0\.1:(\d+)/.exec(program.output())?.[1];
  await until("the editor to listen", () => address() !== undefined, 40);
  const socket = connect(Number(address()), "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  program.process.kill("SIGTERM");
  expect(await program.ended).toBe(0);
});

test("what text editors offer follows the content, also without a preview", async () => {
  const site = copyOfSite();
  const program = runProgram("editor/main.ts", site, [], { ...withoutPreview(), CONTENT_DIR: "content" });
  onTestFinished(() => void program.process.kill("SIGKILL"));
  const lists = join(site, ".vscode/schemas/Service.json");
  const offers = (words: string) => existsSync(lists) && readFileSync(lists, "utf8").includes(words);
  await until("it to be there", () => offers("Lamps in detail"), 60);
  const page = join(site, "content/services/lamps.yaml");
  writeFileSync(page, readFileSync(page, "utf8").replace("title: Lamps in detail", "title: Lamps by night"));
  await until("it to follow", () => offers("Lamps by night"), 20);
});

test("a second start leads to the editor that runs; at a port of something else it says so", async () => {
  const port = String(await freePort());
  const env = { ...withoutPreview(), EDIT_PORT: port };
  const start = (more = {}) => runProgram("editor/main.ts", process.cwd(), [], { ...env, ...more });
  const first = start();
  await until("the editor to listen", () => first.output().includes(`127.0.0.1:${port}/#`), 60);
  const second = start();
  expect(await second.ended).toBe(0);
  expect(second.output()).toBe(first.output());
  const other = start({ EDIT_DIR: join(testFolder(), "other") });
  expect(await other.ended).toBe(1);
  expect(other.output()).toContain("is taken already");
  expect(other.output()).not.toContain("    at ");
  // That program was told the key.
  expect(existsSync(join(testFolder(), "other/token"))).toBe(false);
  first.process.kill("SIGTERM");
  await first.ended;
});

test("an editor of one person ends with the server for all, also where that was killed", async () => {
  const editor = spawn(process.execPath, programArguments("editor/main.ts"), {
    env: { ...bareEnvironment, ...withoutPreview() },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  onTestFinished(() => void editor.kill("SIGKILL"));
  await once(editor, "message");
  // Event that it hears when the other end is gone, however that has ended.
  editor.disconnect();
  expect(await once(editor, "exit")).toEqual([0, null]);
});

/** An editor of a copy in which a program stands for Gatsby: where its cache is in order, it says so once it shows pages. */
function withStandIn() {
  const site = copyOfSite();
  const gatsby = join(site, "node_modules/gatsby");
  mkdirSync(gatsby, { recursive: true });
  mkdirSync(join(site, ".cache"));
  const standIn = `
    const { existsSync, writeFileSync } = require("node:fs");
    if (existsSync(".cache/stale")) process.exit(1);
    writeFileSync("gatsby.pid", String(process.pid));
    console.log("You can now view");
    setInterval(() => {}, 1e9);`;
  writeFileSync(join(gatsby, "cli.js"), standIn);
  const env = { CONTENT_DIR: "content", EDIT_PORT: "0", EDIT_PREVIEW_PORT: "0", BROWSER: "none" };
  const program = runProgram("editor/main.ts", site, [], env);
  onTestFinished(() => void program.process.kill("SIGKILL"));
  const address = () => /(http:\/\/127\.0\.0\.1:\d+)\/#(\S+)/.exec(program.output());
  const preview = async (action = "preview") => {
    const [, origin, token = ""] = address() ?? [];
    const answer = await fetch(`${origin}/api/${action}`, {
      method: "POST",
      headers: { "x-edit-token": token, "content-type": "application/json" },
      body: "{}",
    });
    return (await answer.json()) as PreviewState;
  };
  const isThere = async () => {
    await until("the editor to listen", () => address() !== null, 60);
    await until("the preview to be there", async () => (await preview()).state === "ready", 60);
    return Number(readFileSync(join(site, "gatsby.pid"), "utf8"));
  };
  return { site, program, preview, isThere };
}

test("a preview that does not start, or cannot draw, begins anew without what it had kept, once", async () => {
  const first = withStandIn();
  writeFileSync(join(first.site, ".cache/stale"), "of another folder");
  await first.isThere();
  expect(await first.preview()).toMatchObject({ state: "ready", isClean: true });

  const second = withStandIn();
  await second.isThere();
  expect(await second.preview()).toMatchObject({ isClean: false });
  writeFileSync(join(second.site, ".cache/drawn"), "of another branch");
  await second.preview("restartPreview");
  await second.isThere();
  expect(existsSync(join(second.site, ".cache"))).toBe(false);
  await second.preview("restartPreview");
  expect(await second.preview()).toMatchObject({ state: "failed", isClean: true });
});

test("the preview's server ends with an editor that was killed, and leaves its port to the next one", async () => {
  const { program, isThere } = withStandIn();
  const gatsby = await isThere();
  program.process.kill("SIGKILL");
  const isRunning = () => {
    try {
      return process.kill(gatsby, 0);
    } catch {
      return false;
    }
  };
  onTestFinished(() => void (isRunning() && process.kill(gatsby)));
  await until("the preview's server to end", () => !isRunning());
});
