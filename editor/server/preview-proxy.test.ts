import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { previewProxy } from "./preview-proxy";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function proxied(): Promise<string> {
  const upstream = createServer((request, answer) => {
    const isPage = request.url === "/";
    answer.writeHead(200, {
      "content-type": isPage ? "text/html; charset=utf-8" : "text/plain",
      "x-frame-options": "DENY",
      "content-security-policy": "frame-ancestors 'none'",
    });
    answer.end(isPage ? "<html><head><title>x</title></head><body>ü</body></html>" : "</head>");
  });
  const address = await listening(upstream);
  return listening(previewProxy({ upstream: address, script: "the program", editor: () => "http://127.0.0.1:8100" }));
}

test("a page gets one program more and may be framed by the editor alone; everything else passes as it is", async () => {
  const address = await proxied();
  const page = await fetch(address);
  expect(await page.text()).toBe(
    '<html><head><title>x</title><script src="/__edit.js"></script></head><body>ü</body></html>',
  );
  expect(page.headers.get("content-security-policy")).toBe("frame-ancestors http://127.0.0.1:8100");
  expect(page.headers.get("x-frame-options")).toBeNull();
  expect(await (await fetch(`${address}/other.txt`)).text()).toBe("</head>");
  expect(await (await fetch(`${address}/__edit.js`)).text()).toBe("the program");
  expect(await (await fetch(`${address}/api/content-problems`)).json()).toEqual([]);
});

test("a server that does not answer yet is no crash", async () => {
  const proxy = previewProxy({ upstream: "http://127.0.0.1:9", script: "", editor: () => "http://127.0.0.1:8100" });
  expect((await fetch(await listening(proxy))).status).toBe(502);
});
