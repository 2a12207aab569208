import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join, resolve } from "node:path";
import { boundClosing } from "../server/closing";
import { contentFolder, staticFolder } from "../src/content/files/content-folder";
import { parseContent, readAhead } from "../src/content/files/load";
import { writeEditorHelp } from "../src/content-check/editor-schemas";
import { watchContent } from "../src/content-check/watch-content";
import { host } from "./people/main";
import { isToken, type PreviewState } from "./protocol";
import { buildEditor } from "./server/app";
import { clientFiles, previewScript } from "./server/client-files";
import { readOrGone } from "./server/content-file";
import { Drafts } from "./server/drafts";
import { Gatsby } from "./server/gatsby";
import { openBrowser } from "./server/open-browser";
import { siteAddress } from "./server/overview";
import { PreviewContent } from "./server/preview-content";
import { previewProxy } from "./server/preview-proxy";
import { freePort, portSetting } from "./server/settings";
import { Uploads } from "./server/uploads";
import { contentWithDrafts } from "./server/workplace";
import { words } from "./words";

/** Folder of drafts and of the preview's content. */
const folder = resolve(process.env.EDIT_DIR || ".sites/edit");

const portOf = (server: Server) => (server.address() as AddressInfo | null)?.port ?? 0;

const addressOf = (server: Server) => `http://127.0.0.1:${portOf(server)}`;

/**
 * `npm run edit`: the visual editor, for whoever sits at this machine. `EDIT_PREVIEW` is `off`, or the address of a
 * server that shows the pages already.
 */
async function edit(): Promise<void> {
  const port = portSetting("EDIT_PORT", 8100);
  const contentRoot = contentFolder();
  const workplace = {
    root: dirname(contentRoot),
    contentRoot,
    staticRoot: staticFolder(),
    drafts: new Drafts(resolve(folder, "drafts")),
  };
  const uploads = new Uploads(folder);
  const wanted = process.env.EDIT_PREVIEW || "gatsby";
  const mirror = resolve(folder, "content");
  const sitePort = portSetting("EDIT_SITE_PORT", 8102) || (await freePort());
  const previewKey = randomBytes(24).toString("base64url");
  const gatsby = wanted === "gatsby" ? new Gatsby({ port: sitePort, contentRoot: mirror, key: previewKey }) : undefined;
  const startGatsby = () => gatsby?.start();
  const content = gatsby && new PreviewContent(workplace, mirror, startGatsby);
  let origin = "";
  const upstream = gatsby ? `http://127.0.0.1:${sitePort}` : wanted === "off" ? undefined : wanted;
  const settings = parseContent("site.yaml", contentRoot, readOrGone(contentRoot, "site.yaml").text);
  const site = process.env.EDIT_PUBLISHED || siteAddress([settings]);
  const proxy = upstream
    ? previewProxy({
        upstream,
        script: previewScript(),
        editor: () => origin,
        key: previewKey,
        address: process.env.EDIT_PREVIEW_ORIGIN,
        ...(gatsby && site && { published: { site, isShown: () => gatsby.state() !== "ready" } }),
      })
    : undefined;
  proxy?.listen(portSetting("EDIT_PREVIEW_PORT", port + 1), "127.0.0.1");
  const preview = (): PreviewState => {
    if (!proxy) return { state: "off" };
    return {
      address: process.env.EDIT_PREVIEW_ORIGIN || addressOf(proxy),
      key: previewKey,
      state: gatsby?.state() ?? "ready",
      ...content?.state(),
    };
  };
  const token = process.env.EDIT_TOKEN || randomBytes(24).toString("base64url");
  if (!isToken(token)) throw new Error(words.badToken);
  const refresh = () => void content?.refresh();
  const app = buildEditor({
    ...workplace,
    token,
    isSignedIn: process.env.EDIT_ORIGIN !== undefined,
    origin: () => origin,
    client: clientFiles(),
    preview,
    restartPreview: startGatsby,
    uploads,
    onChange: refresh,
  });
  boundClosing(app, { idle: 5000, longest: 10_000 });
  const stopWatching = await watchContent(workplace.contentRoot, refresh);
  await app.listen({ host: "127.0.0.1", port });
  void readAhead(contentRoot).then(() => uploads.removeUnused(contentRoot, contentWithDrafts(workplace)));
  // The first page waits for nothing that it does not show.
  setTimeout(() => {
    writeEditorHelp(resolve("."), contentRoot);
    // Content that was in order last is brought up to date before Gatsby has come to read it.
    if (existsSync(join(mirror, "site.yaml"))) startGatsby();
    refresh();
  }, 2000).unref();
  const own = portOf(app.server);
  origin = process.env.EDIT_ORIGIN || addressOf(app.server);
  // The last is heard where the server that started this one has ended.
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const) {
    process.once(signal, () => {
      void stopWatching();
      gatsby?.stop();
      proxy?.close();
      proxy?.closeAllConnections();
      void app.close().then(() => process.exit(0));
    });
  }
  // Last: whoever reads it may tell it to stop at once.
  if (process.send) {
    // One of several, behind a server that knows who it is for.
    process.send({ editor: own, preview: proxy ? portOf(proxy) : 0 });
    return;
  }
  console.log(words.openThis(`${origin}/#${token}`));
  openBrowser(`${origin}/#${token}`);
}

(process.argv.includes("--host") ? host() : edit()).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? words.portTaken : error.message);
  process.exit(1);
});
