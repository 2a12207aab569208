import { createServer, request } from "node:http";
import { expect, test } from "vitest";
import { listening } from "../../tests/support/listening";
import { previewProxy, upstreamKeyHeader } from "../server/preview-proxy";
import { hostServer } from "./host-server";
import type { HostSettings } from "./host-settings";
import type { People } from "./people";

const key = "the-key-of-this-run";
const editorOrigin = "https://edit.example.com";
const previewOrigin = "https://preview.edit.example.com";
const proxySecret = "a-secret-that-only-the-proxy-has";
const settings = { proxySecret, mailHeader: "x-forwarded-email", nameHeader: "x-name" } as HostSettings;

const portOf = (address: string) => Number(new URL(address).port);

/** Gatsby's server, the preview of one person before it, and the server for all people before that. */
async function hosted() {
  const came: string[] = [];
  const upstream = createServer(({ headers, url }, answer) => {
    came.push(`${headers[upstreamKeyHeader]} ${url}`);
    answer.setHeader("access-control-allow-origin", "*").end("page");
  });
  upstream.on("upgrade", ({ url }, socket) => {
    came.push(`upgrade ${url}`);
    socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  });
  const preview = await listening(
    previewProxy({
      upstream: await listening(upstream),
      script: "",
      editor: () => editorOrigin,
      key,
      address: previewOrigin,
    }),
  );
  const people = { editorOf: async () => ({ token: "", editor: 0, preview: portOf(preview) }) } as unknown as People;
  const port = portOf(await listening(hostServer("preview", people, settings)));
  /** Answer as status and cookie; `closed` where there was none. */
  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<{ status: number | "closed"; cookie: string; isOpenToAll: boolean }>((done) => {
      const asked = request({ hostname: "127.0.0.1", port, path, headers, agent: false });
      const tell = (status: number | "closed", cookie = "", isOpenToAll = false) =>
        done({ status, cookie, isOpenToAll });
      asked.on("response", (answer) => {
        answer.resume();
        const { "set-cookie": cookies = [], "access-control-allow-origin": open } = answer.headers;
        tell(answer.statusCode ?? 0, cookies.join(), open !== undefined);
      });
      asked.on("upgrade", (_, socket) => tell(socket.destroy() && 101));
      asked.on("error", () => tell("closed"));
      asked.end();
    });
  return { came, ask };
}

const signedIn = {
  host: new URL(previewOrigin).host,
  "x-edit-proxy": proxySecret,
  "x-forwarded-email": "mia@example.com",
};
const asSocket = { connection: "Upgrade", upgrade: "websocket" };

test("a hosted preview is for who is signed in and comes from the editor's frame: pages and web socket alike", async () => {
  const { came, ask } = await hosted();
  const { status, cookie } = await ask(`/lamps?__edit=${key}`, signedIn);
  expect(status).toBe(303);
  expect(cookie).toMatch(new RegExp(`^edit_preview_\\d+=${key}; HttpOnly; SameSite=Strict; Path=/; Secure$`));
  const framed = { ...signedIn, cookie: cookie.replace(/;.*/, "") };
  const { "x-edit-proxy": _, ...unsigned } = framed;
  const refused: [who: string, headers: Record<string, string>, status: number][] = [
    ["nobody whom the proxy names", unsigned, 401],
    ["somebody who guesses its secret", { ...unsigned, "x-edit-proxy": "guessed" }, 401],
    ["somebody without the editor's frame", signedIn, 401],
    ["another site", { ...framed, "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" }, 403],
    ["another site, in a browser that names its origin alone", { ...framed, origin: "https://elsewhere.example" }, 403],
    ["the editor's own page, which reads no page of the preview", { ...framed, origin: editorOrigin }, 403],
    ["another name for this machine", { ...framed, host: "elsewhere.example" }, 421],
  ];
  for (const [who, headers, expected] of refused) {
    expect([who, (await ask("/lamps", headers)).status]).toEqual([who, expected]);
    expect([who, (await ask("/socket", { ...headers, ...asSocket })).status]).toEqual([who, "closed"]);
  }
  expect(came).toEqual([]);
  expect(await ask("/lamps", { ...framed, origin: previewOrigin })).toEqual({
    status: 200,
    cookie: "",
    isOpenToAll: false,
  });
  expect((await ask("/socket", { ...framed, ...asSocket, origin: previewOrigin })).status).toBe(101);
  expect(came).toEqual([`${key} /lamps`, "upgrade /socket"]);
});
