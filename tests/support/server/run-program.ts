import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { staticFolder } from "../../../src/content/files/file-tree";
import { bareEnvironment } from "../bare-environment";
import { testContent } from "../test-content";
import { programArguments } from "./program-arguments";
import { until } from "./wait";

export interface Program {
  process: ChildProcess;
  output: () => string;
  /** Text printed to its standard output. */
  data: () => string;
  /** Text that it has said besides. */
  said: () => string;
  /** Its exit code, or null where a signal ended it. */
  ended: Promise<number | null>;
}

/** Gives a folder what the server needs to start in: a built site, its content and the files it links to. */
export function prepareSite(folder: string): void {
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/index.html"), "<h1>home</h1>");
  symlinkSync(testContent, join(folder, "content"));
  symlinkSync(staticFolder(), join(folder, "static"));
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
): Program {
  const command = [process.execPath, ...programArguments(program), ...args];
  const [file = "", ...rest] = shell ? ["sh", "-c", `${shell}; exec "$@"`, "sh", ...command] : command;
  const child = spawn(file, rest, { cwd: folder, env: { ...bareEnvironment, ...env } });
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
    data: () => printed.stdout,
    said: () => printed.stderr,
    ended,
  };
}

export async function runServer(folder: string, port: number, env: Record<string, string> = {}): Promise<Program> {
  const program = runProgram("server/main.ts", folder, [], {
    PORT: String(port),
    HOST: "127.0.0.1",
    LOG_LEVEL: "warn",
    ENQUIRY_RATE_LIMIT: "0",
    ENQUIRY_RETRY_SECONDS: "0.2",
    ...env,
  });
  let hasEnded = false;
  void program.ended.then(() => {
    hasEnded = true;
  });
  await until("the server to listen", () => hasEnded || program.output().includes("The site is at"), 40);
  if (hasEnded) throw new Error(`The server ended instead of listening:\n${program.output()}`);
  return program;
}
