import { spawn } from "node:child_process";

export class GitError extends Error {
  constructor(
    readonly said: string,
    readonly isTimeout: boolean,
  ) {
    super(said);
  }
}

/** Nothing may ask: whoever edits may not sit at the terminal, and a request waits for the answer. */
const askNothing = {
  GIT_TERMINAL_PROMPT: "0",
  GIT_ASKPASS: "false",
  SSH_ASKPASS: "false",
  GCM_INTERACTIVE: "never",
  GIT_EDITOR: "true",
  LC_ALL: "C",
};

const isWindows = process.platform === "win32";

/** Runs git in a folder, for so many milliseconds at most; then it is ended with every program that it has started. */
export function git(root: string, words: readonly string[], limit = 20_000): Promise<Buffer> {
  return new Promise((done, fail) => {
    const child = spawn("git", words, {
      cwd: root,
      env: {
        ...process.env,
        ...askNothing,
        GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? "ssh -o BatchMode=yes",
      },
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, so that hooks end with it.
      detached: !isWindows,
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let isTimeout = false;
    const end = (signal: NodeJS.Signals) => {
      try {
        if (isWindows || child.pid === undefined) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch {
        // Git has ended by itself.
      }
    };
    let killing: NodeJS.Timeout | undefined;
    const timer = setTimeout(() => {
      isTimeout = true;
      // Git takes its locks away when it is asked to end.
      end("SIGTERM");
      killing = setTimeout(end, 2000, "SIGKILL");
    }, limit);
    const stopTimers = () => {
      clearTimeout(timer);
      clearTimeout(killing);
    };
    child.stdout.on("data", (bytes: Buffer) => out.push(bytes));
    child.stderr.on("data", (bytes: Buffer) => err.push(bytes));
    child.once("error", (error) => {
      stopTimers();
      fail(new GitError(String(error), false));
    });
    child.once("close", (code) => {
      stopTimers();
      const said = Buffer.concat([...err, ...(code === 0 ? [] : out)]).toString("utf8");
      if (code === 0 && !isTimeout) done(Buffer.concat(out));
      else fail(new GitError(said.trim(), isTimeout));
    });
  });
}

export const gitText = async (root: string, words: readonly string[]): Promise<string> =>
  (await git(root, words)).toString("utf8").trim();

/** What git prints, or nothing where it fails: for questions whose answer may be no. */
export const gitAnswer = (root: string, words: readonly string[]): Promise<string> =>
  gitText(root, words).catch(() => "");
