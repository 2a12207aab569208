import { join } from "node:path";
import { buildEditor } from "../../editor/server/app";
import { Drafts } from "../../editor/server/drafts";

export const editorToken = "a-token-of-this-run";
export const editorOrigin = "http://127.0.0.1:8100";

export const workplaceOf = (site: string) => ({
  contentRoot: join(site, "content"),
  staticRoot: join(site, "static"),
  drafts: new Drafts(join(site, "drafts")),
});

/** The editor's server for a copy of the tests' own site, asked without a port. */
export function editorOf(site: string) {
  const app = buildEditor({
    ...workplaceOf(site),
    token: editorToken,
    origin: () => editorOrigin,
    client: { script: "", styles: "" },
    preview: () => ({ state: "off" }),
    restartPreview: () => undefined,
  });
  const headers = { host: "127.0.0.1:8100", "x-edit-token": editorToken };
  const post = (name: string, sent = {}) =>
    app.inject({ method: "POST", url: `/api/${name}`, headers, payload: { by: "a window", over: "", ...sent } });
  const ask = async <Answer>(...asked: Parameters<typeof post>) => (await post(...asked)).json<Answer>();
  return { app, headers, post, ask };
}
