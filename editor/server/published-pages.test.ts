import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listening } from "../../tests/support/listening";
import { publishedPages } from "./published-pages";

const editor = () => "http://127.0.0.1:8100";

test("a published page is shown in a frame of the editor alone, and its site is told nothing of who asks", async () => {
  let asked = {};
  const site = await listening(
    createServer(({ headers, url }, answer) => {
      asked = headers;
      answer.writeHead(url === "/lamps" ? 200 : 404, { "content-type": "text/html", "x-frame-options": "SAMEORIGIN" });
      answer.end("<h1>Lamps</h1>");
    }),
  );
  const address = await listening(publishedPages(site, editor));
  const page = await fetch(`${address}/lamps`, { headers: { cookie: "edit_preview_8101=key" } });
  expect([page.status, page.headers.get("x-frame-options")]).toEqual([200, null]);
  expect(page.headers.get("content-security-policy")).toBe("frame-ancestors http://127.0.0.1:8100");
  expect(await page.text()).toBe("<h1>Lamps</h1>");
  expect(asked).not.toHaveProperty("cookie");
  expect((await fetch(`${address}//elsewhere.example/`)).status).toBe(404);
});

test("a site that does not answer is said to be away", async () => {
  const address = await listening(publishedPages("http://127.0.0.1:9", editor));
  const page = await fetch(address);
  expect(page.status).toBe(502);
  expect(await page.text()).toMatch(
    /<style>.*<p>The published site does not answer at http:\/\/127\.0\.0\.1:9\.<\/p>/s,
  );
});
