import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { hostServer } from "./host-server";
import type { HostSettings } from "./host-settings";
import type { People } from "./people";

const previewOrigin = "https://preview.edit.example.com";
const proxySecret = "a-secret-that-only-the-proxy-has";
const settings = {
  EDIT_PROXY_SECRET: proxySecret,
  EDIT_MAIL_HEADER: "x-forwarded-email",
  EDIT_NAME_HEADER: "x-name",
} as HostSettings;

/** Starts a server at a free port for one test. */
async function listening(server: Server): Promise<number> {
  onTestFinished(() => server.close().closeAllConnections());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as AddressInfo).port;
}

/** A server as Gatsby's, which shows the pages of one person, and the server for all people before it. */
async function hosted() {
  const came: string[] = [];
  const upstream = createServer(({ headers, url }, answer) => {
    came.push(`${headers.host} ${url} ${headers["x-edit-proxy"]}`);
    answer.end("page");
  });
  const preview = await listening(upstream);
  const people = { editorOf: async () => ({ token: "", editor: 0, preview }) } as unknown as People;
  const port = await listening(hostServer("preview", people, settings));
  const ask = async (path: string, headers: Record<string, string>): Promise<number> => {
    const [answer] = await once(get({ host: "127.0.0.1", port, path, headers, agent: false }), "response");
    return answer.resume().statusCode;
  };
  return { came, ask };
}

const signedIn = {
  host: new URL(previewOrigin).host,
  "x-edit-proxy": proxySecret,
  "x-forwarded-email": "mia@example.com",
};

test("a hosted preview is for who is signed in, and for no other site", async () => {
  const { came, ask } = await hosted();
  const { "x-edit-proxy": _, ...unsigned } = signedIn;
  const refused: [who: string, headers: Record<string, string>, status: number][] = [
    ["nobody whom the proxy names", unsigned, 401],
    ["somebody without an address", { host: signedIn.host, "x-edit-proxy": proxySecret }, 401],
    ["somebody who guesses its secret", { ...unsigned, "x-edit-proxy": "guessed" }, 401],
    ["another site", { ...signedIn, "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" }, 403],
  ];
  for (const [who, headers, expected] of refused) {
    expect([who, await ask("/lamps", headers)]).toEqual([who, expected]);
  }
  expect(came).toEqual([]);
  expect(await ask("/lamps", signedIn)).toBe(200);
  expect(came).toEqual([`${signedIn.host} /lamps undefined`]);
});
