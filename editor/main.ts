import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { boundClosing } from "../server/closing";
import { contentFolder, staticFolder } from "../src/content/files/file-tree";
import { readAhead } from "../src/content/files/load";
import { type FollowedContent, followContent } from "../src/content-check/follow-content";
import { host } from "./people/host-server";
import { type PreviewState, tokenHeader } from "./protocol";
import { buildEditor } from "./server/app";
import { clientFiles } from "./server/client-files";
import { Drafts } from "./server/drafts";
import { Gatsby } from "./server/gatsby";
import { freePort, portSetting } from "./server/settings";

const folder = resolve(process.env.EDIT_DIR || ".sites/edit");

const tokenFile = resolve(folder, "token");

/** The key of this folder's editor. It stays, so that an open window goes on once the editor is started again. */
function ownToken(): string {
  const known = existsSync(tokenFile) ? readFileSync(tokenFile, "utf8") : "";
  // Half a key, as after a power cut, would let in who knows that much.
  if (known.length === 32) return known;
  const token = randomBytes(24).toString("base64url");
  mkdirSync(folder, { recursive: true });
  writeFileSync(tokenFile, token, { mode: 0o600 });
  return token;
}

const isRunning = (port: number, token: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/preview`, {
    method: "POST",
    headers: { [tokenHeader]: token, "content-type": "application/json" },
    body: "{}",
    signal: AbortSignal.timeout(3000),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

function open(address: string): void {
  console.log(`The editor is at ${address}\nOnly this machine can open it, and only by this address.`);
  if (process.env.BROWSER === "none" || !process.stdout.isTTY) return;
  const programs: Partial<Record<NodeJS.Platform, string>> = { darwin: "open", win32: "explorer.exe" };
  const opened = spawn(programs[process.platform] ?? "xdg-open", [address], { stdio: "ignore", detached: true });
  // Without such a program, the address stands in the terminal.
  opened.once("error", () => undefined);
  opened.unref();
}

async function edit(): Promise<void> {
  const port = portSetting("EDIT_PORT", 8100);
  const contentRoot = contentFolder();
  const token = ownToken();
  if (port !== 0 && (await isRunning(port, token))) return open(`http://127.0.0.1:${port}/#${token}`);
  const drafts = new Drafts(resolve(folder, "drafts"));
  const workplace = { contentRoot, staticRoot: staticFolder(), drafts };
  const mirror = resolve(folder, "content");
  const previewPort = portSetting("EDIT_PREVIEW_PORT", 0) || (await freePort());
  const address = process.env.EDIT_PREVIEW_ORIGIN || `http://127.0.0.1:${previewPort}`;
  let origin = "";
  const gatsby =
    process.env.EDIT_PREVIEW === "off"
      ? undefined
      : new Gatsby({
          port: previewPort,
          contentRoot: mirror,
          editor: () => origin,
          host: new URL(address).host,
        });
  let content: FollowedContent | undefined;
  const preview = (): PreviewState => (gatsby ? { address, ...content?.state(), ...gatsby.state() } : { state: "off" });
  const app = buildEditor({
    ...workplace,
    token,
    origin: () => origin,
    client: clientFiles(),
    preview,
    restartPreview: () => gatsby?.restart(),
  });
  boundClosing(app, 10_000);
  await app.listen({ host: "127.0.0.1", port }).catch((error: NodeJS.ErrnoException) => {
    // The program that listens there has been told the key, which is worth nothing from now on.
    if (error.code === "EADDRINUSE") rmSync(tokenFile, { force: true });
    throw error;
  });
  void readAhead(contentRoot);
  const { port: own } = app.server.address() as AddressInfo;
  origin = process.env.EDIT_ORIGIN || `http://127.0.0.1:${own}`;
  // The first page waits for nothing that it does not show. What text editors offer follows without pages, too.
  const follow = () => {
    content = followContent({ ...workplace, mirror, onReady: () => gatsby?.start() });
  };
  setTimeout(follow, 2000).unref();
  // The last is heard where the server that started this one has ended.
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const) {
    process.once(signal, () => {
      void content?.stop();
      gatsby?.stop();
      void app.close().then(() => process.exit(0));
    });
  }
  // Last: whoever reads it may tell it to stop at once. A process that has a parent is one person's of several.
  if (process.send) process.send({ editor: own, preview: previewPort });
  else open(`${origin}/#${token}`);
}

(process.argv.includes("--host") ? host() : edit()).catch((error: NodeJS.ErrnoException) => {
  const taken = "A port of the editor is taken already, perhaps by that of another project.";
  console.error(error.code === "EADDRINUSE" ? `${taken} EDIT_PORT=8110 npm run edit uses another.` : error.message);
  process.exit(1);
});
