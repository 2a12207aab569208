import { spawn } from "node:child_process";

/** What a program must print, and within how many milliseconds, to be given all the time it needs. */
export interface SignOfLife {
  readonly pattern: RegExp;
  readonly within: number;
}

/** Runs a program and tells whether it ended well. Without a sign of life in time it is ended. */
export function runWhileAlive(program: string, args: readonly string[], sign: SignOfLife): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    const patience = setTimeout(() => {
      child.kill("SIGKILL");
      done(false);
    }, sign.within);
    let output = "";
    child.stdout.on("data", (data) => {
      output += data;
      if (sign.pattern.test(output)) clearTimeout(patience);
    });
    child.once("error", () => {
      clearTimeout(patience);
      done(false);
    });
    child.once("close", (code) => {
      clearTimeout(patience);
      done(code === 0);
    });
  });
}
