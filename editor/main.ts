import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, resolve } from "node:path";
import { boundClosing } from "../server/closing";
import { contentFolder, staticFolder } from "../src/content/files/file-tree";
import { readAhead } from "../src/content/files/load";
import { writeEditorHelp } from "../src/content-check/editor-schemas";
import { type FollowedContent, followContent } from "../src/content-check/follow-content";
import { host } from "./people/main";
import { isToken, type PreviewState } from "./protocol";
import { buildEditor } from "./server/app";
import { clientFiles } from "./server/client-files";
import { Drafts } from "./server/drafts";
import { Gatsby } from "./server/gatsby";
import { openBrowser } from "./server/open-browser";
import { forgetToken, isRunning, ownToken } from "./server/own-token";
import { freePort, portSetting } from "./server/settings";
import { words } from "./words";

/** Folder of drafts, of the preview's content, of the key, and of the seconds that the preview took to start. */
const folder = resolve(process.env.EDIT_DIR || ".sites/edit");

const portOf = (server: Server) => (server.address() as AddressInfo | null)?.port ?? 0;

/**
 * `npm run edit`: the visual editor, for whoever sits at this machine; without the pages beside it where `EDIT_PREVIEW` is
 * `off`.
 */
async function edit(): Promise<void> {
  const port = portSetting("EDIT_PORT", 8100);
  const contentRoot = contentFolder();
  const token = process.env.EDIT_TOKEN || ownToken(folder);
  if (!isToken(token)) throw new Error(words.badToken);
  if (port !== 0 && (await isRunning(port, token))) {
    const address = `http://127.0.0.1:${port}/#${token}`;
    console.log(words.openThis(address));
    openBrowser(address);
    return;
  }
  const workplace = {
    root: dirname(contentRoot),
    contentRoot,
    staticRoot: staticFolder(),
    drafts: new Drafts(resolve(folder, "drafts")),
  };
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
          times: resolve(folder, "preview-seconds"),
        });
  let content: FollowedContent | undefined;
  const preview = (): PreviewState => (gatsby ? { address, ...content?.state(), ...gatsby.state() } : { state: "off" });
  const app = buildEditor({
    ...workplace,
    token,
    isSignedIn: process.env.EDIT_ORIGIN !== undefined,
    origin: () => origin,
    client: clientFiles(),
    preview,
    restartPreview: () => gatsby?.restart(),
  });
  boundClosing(app, { idle: 5000, longest: 10_000 });
  await app.listen({ host: "127.0.0.1", port }).catch((error: NodeJS.ErrnoException) => {
    // The program that listens there has been asked with it.
    if (error.code === "EADDRINUSE" && !process.env.EDIT_TOKEN) forgetToken(folder);
    throw error;
  });
  void readAhead(contentRoot);
  const own = portOf(app.server);
  origin = process.env.EDIT_ORIGIN || `http://127.0.0.1:${own}`;
  // The first page waits for nothing that it does not show.
  setTimeout(() => {
    writeEditorHelp(resolve("."), contentRoot);
    if (gatsby) content = followContent({ ...workplace, mirror, onReady: () => gatsby.start() });
  }, 2000).unref();
  // The last is heard where the server that started this one has ended.
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const) {
    process.once(signal, () => {
      void content?.stop();
      gatsby?.stop();
      void app.close().then(() => process.exit(0));
    });
  }
  // Last: whoever reads it may tell it to stop at once.
  if (process.send) {
    // One of several, behind a server that knows who it is for.
    process.send({ editor: own, preview: previewPort });
    return;
  }
  console.log(words.openThis(`${origin}/#${token}`));
  openBrowser(`${origin}/#${token}`);
}

(process.argv.includes("--host") ? host() : edit()).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? words.portTaken : error.message);
  process.exit(1);
});
