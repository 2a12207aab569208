import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * `node tools/in-temp-folder.mjs SCRIPT`: runs an npm script with a temporary folder of its own, which is removed with
 * all that compilers, browsers and tests have left in it.
 */
const folder = mkdtempSync(join(tmpdir(), "test-"));
// PostgreSQL refuses to run as root, and as its own user has to pass through.
chmodSync(folder, 0o711);
const env = { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder };
const child = spawn("npm", ["run", "--silent", process.argv[2]], { env, stdio: "inherit", shell: true });

// An interruption is the script's as well; the folder goes when that has ended.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));

child.once("close", (code) => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exitCode = code ?? 1;
});
