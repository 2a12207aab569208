import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../support/server/run-program";
import { type Driver, type PageState, type PointerStep, programOf, repeatTime } from "./driver";

/** The key in WebDriver's own part of Unicode. */
const escapeKey = "\uE00C";

async function openScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [name] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  return { display: `:${String(name).trim()}`, screen };
}

const commandTime = 30_000;

/** A command of WebDriver: one without a body asks. */
async function command(address: string, body?: object, time = commandTime): Promise<unknown> {
  const init = { signal: AbortSignal.timeout(time), ...(body && { method: "POST", body: JSON.stringify(body) }) };
  const response = await fetch(address, init);
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}

/**
 * Milliseconds in which WebKitWebDriver counts a second press in the same place as a double click, of which the forms
 * ignore the second one (`updateClickCount` in WebKit's WebAutomationSession).
 */
const doubleClickTime = 1000;

const mouse = (steps: readonly PointerStep[]) => ({
  type: "pointer",
  id: "mouse",
  actions: steps.flatMap((step): object[] => {
    if (step !== "press") return [{ type: "pointerMove", x: Math.round(step[0]), y: Math.round(step[1]) }];
    return ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
  }),
});

const keyboard = (text: string) => ({
  type: "key",
  id: "keyboard",
  actions: [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
});

/** Lines of level error: `http://…/file.js:1:2: CONSOLE JS ERROR text`. */
const errorLine = /CONSOLE (\S+ )?ERROR/;

/** Message about a request to the page's own site that ends since the page is left. */
const leftBehind = /cannot load http:\/\/127\.0\.0\.1:\d+\S* due to access control checks/;

/** WebKit of the system, on a screen of its own. */
export async function openWebKit(): Promise<Driver> {
  const program = programOf(process.env.WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver");
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const consoleFile = join(folder, "console.log");
  const { display, screen } = await openScreen();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_RUNTIME_DIR: folder, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (await command(`${address}/status`).catch(() => false)) break;
    await sleep(100);
  }
  const { sessionId } = (await command(`${address}/session`, {
    capabilities: {
      alwaysMatch: {
        // Otherwise each command waits until its page is loaded, and scripts could have no limit of their own.
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { binary: resolve("tests/engines/webkit-window.py"), args: [consoleFile] },
      },
    },
  })) as { sessionId: string };
  const post = async (path: string, body: object, limit?: number) =>
    command(`${address}/session/${sessionId}/${path}`, body, limit);
  const act = async (action: object) => void (await post("actions", { actions: [action] }));
  const evaluate = (expression: string, limit?: number) =>
    post("execute/sync", { script: `return (${expression})`, args: [] }, limit);
  const goto = async (url: string, state: PageState = "loaded") => {
    const old = await evaluate("performance.timeOrigin");
    await post("url", { url });
    const isReady = state === "loaded" ? '=== "complete"' : '!== "loading"';
    const isThere = `performance.timeOrigin !== ${old} && document.readyState ${isReady}`;
    const end = Date.now() + commandTime;
    // While one document gives way to another, there is none to ask.
    while (!(await evaluate(isThere, repeatTime).catch(() => false))) {
      if (Date.now() > end) throw new Error("The page does not load.");
      await sleep(30);
    }
  };
  let pressedAt = 0;
  return {
    goto,
    evaluate,
    resize: async (width, height) => void (await post("window/rect", { width, height })),
    pointer: async (steps) => {
      if (steps.includes("press")) await sleep(Math.max(0, pressedAt + doubleClickTime - Date.now()));
      await act(mouse(steps));
      if (steps.includes("press")) pressedAt = Date.now();
    },
    type: (text) => act(keyboard(text)),
    pressEscape: () => act(keyboard(escapeKey)),
    errors: async () =>
      readFileSync(consoleFile, "utf8")
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => errorLine.test(line) && !leftBehind.test(line)),
    close: async () => {
      for (const child of [driver, screen]) child.kill();
    },
  };
}
