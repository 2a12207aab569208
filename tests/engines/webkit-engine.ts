import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../support/server/free-port";
import { type Driver, type Engine, type PageState, type PointerStep, programOf, repeatTime } from "./engine";

/** Codes of keys in WebDriver's own part of Unicode. */
const keys = { Escape: "\uE00C" } as const;

async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const pipe = screen.stdio[3] as NodeJS.ReadableStream;
  const [name] = await once(pipe, "data");
  return { display: `:${String(name).trim()}`, process: screen };
}

const commandTime = 30_000;

async function command(
  address: string,
  method: "GET" | "POST" | "DELETE",
  body?: object,
  time = commandTime,
): Promise<unknown> {
  const signal = AbortSignal.timeout(time);
  const response = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}

/**
 * Milliseconds in which WebKitWebDriver counts a second press in the same place as a double click, of which the forms
 * ignore the second one (`updateClickCount` in WebKit's WebAutomationSession).
 */
const doubleClickTime = 1000;

const pointer = (steps: readonly PointerStep[]) => ({
  actions: [
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: steps.flatMap((step): object[] => {
        if (step !== "press") return [{ type: "pointerMove", x: Math.round(step[0]), y: Math.round(step[1]) }];
        return [
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ];
      }),
    },
  ],
});

const keyboard = (texts: Iterable<string>) => ({
  actions: [
    {
      type: "key",
      id: "keyboard",
      actions: [...texts].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    },
  ],
});

/** Lines of level error: `http://…/file.js:1:2: CONSOLE JS ERROR text`. */
const errorLine = /CONSOLE (\S+ )?ERROR/;

/** Message about a request to the page's own site that ends since the page is left. */
const leftBehind = /cannot load http:\/\/127\.0\.0\.1:\d+\S* due to access control checks/;

async function openSession(driver: string, folder: string): Promise<Driver> {
  const consoleFile = join(folder, "console.log");
  const { sessionId } = (await command(`${driver}/session`, "POST", {
    capabilities: {
      alwaysMatch: {
        // Otherwise each command waits until its page is loaded, and scripts could have no limit of their own.
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": {
          binary: resolve("tests/engines/webkit-window.py"),
          args: [consoleFile],
        },
      },
    },
  })) as { sessionId: string };
  const session = `${driver}/session/${sessionId}`;
  const post = async (path: string, body: object = {}) => command(`${session}/${path}`, "POST", body);
  const evaluate = (expression: string, limit?: number) =>
    command(`${session}/execute/sync`, "POST", { script: `return (${expression})`, args: [] }, limit);
  /** Does what brings another document, and waits until that is loaded or parsed. */
  const load = async (begin: () => Promise<unknown>, state: PageState = "loaded") => {
    const old = await evaluate("performance.timeOrigin");
    await begin();
    const isLoaded = `performance.timeOrigin !== ${old} && document.readyState ${state === "loaded" ? '=== "complete"' : '!== "loading"'}`;
    const end = Date.now() + commandTime;
    // While one document gives way to another, there is none to ask.
    while (!(await evaluate(isLoaded, repeatTime).catch(() => false))) {
      if (Date.now() > end) throw new Error("The page does not load.");
      await sleep(30);
    }
  };
  let pressedAt = 0;
  return {
    goto: (url, state) => load(() => post("url", { url }), state),
    evaluate,
    resize: async (width, height) => void (await post("window/rect", { width, height })),
    pointer: async (steps) => {
      if (steps.includes("press")) await sleep(Math.max(0, pressedAt + doubleClickTime - Date.now()));
      await post("actions", pointer(steps));
      if (steps.includes("press")) pressedAt = Date.now();
    },
    type: async (text) => void (await post("actions", keyboard(text))),
    key: async (name) => void (await post("actions", keyboard([keys[name]]))),
    screenshot: async () => Buffer.from(String(await command(`${session}/screenshot`, "GET")), "base64"),
    errors: async () =>
      readFileSync(consoleFile, "utf8")
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => errorLine.test(line) && !leftBehind.test(line)),
  };
}

/** WebKit of the system, on a screen of its own. */
export async function openWebKit(): Promise<Engine> {
  const driverPath = programOf("WebKitWebDriver", process.env.WEBKIT_DRIVER_PATH, "/usr/bin/WebKitWebDriver");
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  const { display, process: screen } = await openScreen();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_RUNTIME_DIR: folder, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    const isReady = await command(`${address}/status`, "GET").then(
      () => true,
      () => false,
    );
    if (isReady) break;
    await sleep(100);
  }
  return {
    driver: await openSession(address, folder),
    close: async () => {
      for (const child of [driver, screen]) child.kill();
    },
  };
}
