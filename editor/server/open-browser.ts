import { spawn } from "node:child_process";

/** Opens an address in the browser that the system has for it, where there is one; `BROWSER=none` does not. */
export function openBrowser(address: string): void {
  if (process.env.BROWSER === "none" || !process.stdout.isTTY) return;
  const [program = "", ...words] =
    process.platform === "darwin"
      ? ["open", address]
      : process.platform === "win32"
        ? ["explorer.exe", address]
        : ["xdg-open", address];
  const opened = spawn(program, words, { stdio: "ignore", detached: true });
  // Without such a program, the address stands in the terminal.
  opened.once("error", () => undefined);
  opened.unref();
}
