import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, until } from "../support/server/run-program";
import type { Driver } from "./driver";

/** A command of WebDriver: one without a body asks. */
async function command(address: string, body?: object, time = 30_000): Promise<unknown> {
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

/** Lines of level error: `http://…/file.js:1:2: CONSOLE JS ERROR text`. */
const errorLine = /CONSOLE (\S+ )?ERROR/;

/** Message about a request to the page's own site that ends since the page is left. */
const leftBehind = /cannot load http:\/\/127\.0\.0\.1:\d+\S* due to access control checks/;

/** WebKit of the system, on a screen of its own. */
export async function openWebKit(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const consoleFile = join(folder, "console.log");
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  const port = await freePort();
  const driver = spawn("/usr/bin/WebKitWebDriver", [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_RUNTIME_DIR: folder,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
    },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver answers", () =>
    command(`${address}/status`).then(
      () => true,
      () => false,
    ),
  );
  const { sessionId } = (await command(`${address}/session`, {
    capabilities: {
      alwaysMatch: {
        // Otherwise each command waits until its page is loaded, and scripts could have no limit of their own.
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { binary: resolve("tests/engines/webkit-window.py"), args: [consoleFile] },
      },
    },
  })) as { sessionId: string };
  const post = (path: string, body: object, limit?: number) =>
    command(`${address}/session/${sessionId}/${path}`, body, limit);
  const act = (type: "pointer" | "key", actions: readonly object[]) =>
    post("actions", { actions: [{ type, id: type, actions }] });
  let pressedAt = 0;
  return {
    goto: (url) => post("url", { url }),
    evaluate: (expression, limit) => post("execute/sync", { script: `return (${expression})`, args: [] }, limit),
    resize: (width, height) => post("window/rect", { width, height }),
    press: async (x, y) => {
      await sleep(Math.max(0, pressedAt + doubleClickTime - Date.now()));
      const button = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      await act("pointer", [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }, ...button]);
      pressedAt = Date.now();
    },
    type: (text) =>
      act(
        "key",
        [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
      ),
    errors: () =>
      readFileSync(consoleFile, "utf8")
        .split("\n")
        .filter((line) => errorLine.test(line) && !leftBehind.test(line)),
    close: async () => {
      for (const child of [driver, screen]) child.kill();
    },
  };
}
