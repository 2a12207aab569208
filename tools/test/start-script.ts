import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { Part } from "./parts";
import type { StartedPart } from "./run-parts";

const isWindows = process.platform === "win32";

/** The lines of a file whatever their order, which changes from build to build where queries are found in another one. */
const linesOf = (file: string | undefined) =>
  file && existsSync(file) ? readFileSync(file, "utf8").split("\n").sort().join("\n") : undefined;

/** Ends a program with all that it has started. */
function endAll(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    if (isWindows) execFileSync("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore" });
    else process.kill(-pid, "SIGTERM");
  } catch {
    // It has ended by itself.
  }
}

/** Runs the script of a part by the npm that runs this program. */
export function startScript(npm: string, env: NodeJS.ProcessEnv) {
  return ({ script, writes }: Part, print: (text: string) => void): StartedPart => {
    const before = linesOf(writes);
    // A group of its own, so that all it starts ends with it.
    const child = spawn(process.execPath, [npm, "run", "--silent", script], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: !isWindows,
    });
    const stop = () => endAll(child.pid);
    process.once("exit", stop);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", print);
    const ended = new Promise<boolean>((done) => {
      child.once("error", (error) => {
        print(`${error.message}\n`);
        done(false);
      });
      child.once("close", (code) => {
        process.off("exit", stop);
        const isSame = linesOf(writes) === before;
        if (!isSame) print(`\n${writes} was not up to date. It has been written anew: look at it and commit it.\n`);
        done(code === 0 && isSame);
      });
    });
    return { ended, stop };
  };
}
