import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listening } from "../../tests/support/listening";
import { previewProxy, upstreamKeyHeader } from "./preview-proxy";

const key = "the-key-of-this-run";

/** The preview before a server that lets every site read its answers, as Gatsby's does. */
async function proxied(): Promise<string> {
  const upstream = createServer((request, answer) => {
    if (request.headers[upstreamKeyHeader] !== key) {
      answer.writeHead(403).end();
      return;
    }
    const isPage = request.url === "/";
    answer.writeHead(200, {
      "content-type": isPage ? "text/html; charset=utf-8" : "text/plain",
      "access-control-allow-origin": "*",
      "x-frame-options": "DENY",
      "content-security-policy": "frame-ancestors 'none'",
    });
    answer.end(isPage ? "<html><head><title>x</title></head><body>ü</body></html>" : "</head>");
  });
  const address = await listening(upstream);
  return listening(
    previewProxy({ upstream: address, script: "the program", editor: () => "http://127.0.0.1:8100", key }),
  );
}

/** The cookie that the editor's frame is given. */
async function keyIn(address: string): Promise<{ cookie: string }> {
  const answer = await fetch(`${address}/?__edit=${key}`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  return { cookie: (answer.headers.get("set-cookie") ?? "").replace(/;.*/, "") };
}

test("who has no key, or another one, reads nothing", async () => {
  const address = await proxied();
  expect((await fetch(`${address}/page-data.json`)).status).toBe(401);
  expect((await fetch(`${address}/?__edit=another`, { redirect: "manual" })).status).toBe(401);
  const port = new URL(address).port;
  const cookie = `edit_preview_${port}=${"x".repeat(key.length)}`;
  expect((await fetch(`${address}/page-data.json`, { headers: { cookie } })).status).toBe(401);
});

test("a page gets one program more and may be framed by the editor alone; everything else passes as it is", async () => {
  const address = await proxied();
  const headers = await keyIn(address);
  const ask = (path = "") => fetch(address + path, { headers });
  const page = await ask();
  expect(await page.text()).toBe(
    '<html><head><title>x</title><script src="/__edit.js"></script></head><body>ü</body></html>',
  );
  expect(page.headers.get("content-security-policy")).toBe("frame-ancestors http://127.0.0.1:8100");
  expect(page.headers.get("x-frame-options")).toBeNull();
  expect(await (await ask("/other.txt")).text()).toBe("</head>");
  expect(await (await ask("/__edit.js")).text()).toBe('window.editorAddress="http://127.0.0.1:8100";the program');
  expect(await (await ask("/api/content-problems")).json()).toEqual([]);
});

test("until pages are made, those of the published site stand in, with the editor's program and without their own", async () => {
  const site = createServer(({ url, headers }, answer) => {
    const isThere = url === "/lamps";
    answer.writeHead(isThere ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    answer.end(`<head><script src="/own.js"></script></head><h1>Lamps</h1>${headers.cookie ?? ""}`);
  });
  let isShown = true;
  const published = { site: await listening(site), isShown: () => isShown };
  const upstream = await listening(createServer((_, answer) => answer.end("made")));
  const editor = () => "http://127.0.0.1:8100";
  const address = await listening(previewProxy({ upstream, script: "", editor, key, published }));
  const headers = await keyIn(address);
  const page = await fetch(`${address}/lamps`, { headers });
  const [, nonce] =
    /^frame-ancestors http:\/\/127\.0\.0\.1:8100; script-src 'nonce-([^']+)'$/.exec(
      page.headers.get("content-security-policy") ?? "",
    ) ?? [];
  expect(nonce).toBeDefined();
  expect(await page.text()).toBe(
    `<head><script src="/own.js"></script><script src="/__edit.js" nonce="${nonce}"></script></head><h1>Lamps</h1>`,
  );
  expect((await fetch(`${address}/lamps`)).status).toBe(401);
  const fresh = await fetch(`${address}/foghorns`, { headers });
  expect([fresh.status, (await fresh.text()).includes("<html data-edit-new>")]).toEqual([404, true]);
  isShown = false;
  expect(await (await fetch(`${address}/lamps`, { headers })).text()).toBe("made");
});

test("a server that does not answer yet is no crash", async () => {
  const proxy = previewProxy({
    upstream: "http://127.0.0.1:9",
    script: "",
    editor: () => "http://127.0.0.1:8100",
    key,
  });
  const address = await listening(proxy);
  const answer = await fetch(address, { headers: await keyIn(address) });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([502, "text/html; charset=utf-8"]);
  expect(await answer.text()).toBe('<script src="/__edit.js"></script><html data-edit-new>');
});
