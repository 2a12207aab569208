import { type SpawnOptionsWithoutStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { staticFolder } from "../../../src/content/files/file-tree";
import { bareEnvironment } from "../bare-environment";
import { testContent } from "../test-content";
import { writeFiles } from "../write-files";

/** Below those that systems give to whoever asks for any: only another test that asks here could come before. */
const [lowest, highest] = [10_000, 32_000];

/** A port that nobody listens on at the moment, nor is given by the system meanwhile to another program. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    const probe = createServer().listen(port, "127.0.0.1");
    try {
      await once(probe, "listening");
    } catch {
      continue;
    }
    probe.close();
    await once(probe, "close");
    return port;
  }
}

/** Waits until something holds, and fails with its name where it does not in time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, seconds = 15): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited ${seconds} seconds in vain: ${what}`);
    await pause(20);
  }
}

/** Opens a connection, sends something, and gathers what comes back until it ends. */
export function openSocket(port: number, bytes: string): { socket: Socket; answer: Promise<string> } {
  let received = "";
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  socket.on("error", () => {});
  socket.on("data", (data) => {
    received += data;
  });
  return { socket, answer: new Promise((done) => socket.on("close", () => done(received))) };
}

/** Arguments with which Node runs a program of ours itself, in any folder: a signal then reaches it and no wrapper. */
export const programArguments = (program: string): string[] => [
  "--import",
  // An address, since Windows' paths are none that can be imported.
  pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href,
  resolve(program),
];

/** Gives a folder what the server needs to start in: a built site, its content and the files it links to. */
export function prepareSite(folder: string): void {
  writeFiles(folder, { "public/index.html": "<h1>home</h1>" });
  symlinkSync(testContent, join(folder, "content"));
  symlinkSync(staticFolder(), join(folder, "static"));
}

/** Starts a program, and gathers what it prints. */
export function runCommand([file = "", ...args]: readonly string[], options: SpawnOptionsWithoutStdio) {
  const child = spawn(file, args, options);
  const printed = { all: "", stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].on("data", (part: Buffer) => {
      printed.all += part;
      printed[stream] += part;
    });
  }
  // `close` and not `exit`: only then everything it printed has been read.
  const ended = new Promise<number | null>((done) => child.on("close", (code) => done(code)));
  return {
    process: child,
    output: () => printed.all,
    /** What it printed to its standard output, and what it said besides. */
    data: () => printed.stdout,
    said: () => printed.stderr,
    /** Its exit code, or null where a signal ended it. */
    ended,
  };
}

/**
 * Starts a program of ours in a folder.
 * @param shell what a shell does before it becomes the program
 */
export function runProgram(
  program: string,
  folder: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
  shell = "",
) {
  const command = [process.execPath, ...programArguments(program), ...args];
  const whole = shell ? ["sh", "-c", `${shell}; exec "$@"`, "sh", ...command] : command;
  return runCommand(whole, { cwd: folder, env: { ...bareEnvironment, ...env } });
}

export type Program = ReturnType<typeof runProgram>;

export async function runServer(folder: string, port: number, env: Record<string, string> = {}): Promise<Program> {
  const program = runProgram("server/main.ts", folder, [], {
    PORT: String(port),
    HOST: "127.0.0.1",
    LOG_LEVEL: "warn",
    ENQUIRY_RATE_LIMIT: "0",
    ENQUIRY_RETRY_SECONDS: "0.2",
    ...env,
  });
  const hasEnded = () => program.process.exitCode !== null && program.process.stderr.closed;
  await until("the server to listen", () => hasEnded() || program.output().includes("The site is at"), 40);
  if (hasEnded()) throw new Error(`The server ended instead of listening:\n${program.output()}`);
  return program;
}
