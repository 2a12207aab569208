import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isToken, tokenHeader } from "../protocol";

/** The key of this folder's editor. It stays, so that a window that was open goes on once the editor is started again. */
export function ownToken(folder: string): string {
  const path = join(folder, "token");
  const known = existsSync(path) ? readFileSync(path, "utf8").trim() : "";
  if (isToken(known)) return known;
  const token = randomBytes(24).toString("base64url");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, token, { mode: 0o600 });
  return token;
}

/** Makes the key worth nothing, as after another program was told it: the next start makes a new one. */
export const forgetToken = (folder: string): void => rmSync(join(folder, "token"), { force: true });

/** True where this folder's editor answers at a port already. */
export const isRunning = (port: number, token: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/preview`, {
    method: "POST",
    headers: { [tokenHeader]: token, "content-type": "application/json" },
    body: "{}",
    signal: AbortSignal.timeout(3000),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
