import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { LinkChecker } from "linkinator";

/** Links that lead nowhere, by an address and all pages of the same site that it leads to. Other sites are not asked. */
async function brokenLinks(address: string): Promise<{ broken: string[]; count: number }> {
  const { origin } = new URL(address);
  const skip = async (link: string) => !link.startsWith(origin);
  const { links } = await new LinkChecker().check({ path: address, recurse: true, linksToSkip: skip, concurrency: 8 });
  const asked = links.filter(({ state }) => state !== "SKIPPED");
  const broken = asked.filter(({ state }) => state === "BROKEN").map(({ url, parent }) => `${url} on ${parent}`);
  return { broken, count: asked.length };
}

test("no link of the served site leads nowhere", async ({ baseURL }) => {
  test.setTimeout(240_000);
  const { broken, count } = await brokenLinks(`${baseURL}/`);
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test("a link that leads nowhere is found", async () => {
  const server = createServer(({ url }, answer) => {
    answer
      .writeHead(url === "/" ? 200 : 404, { "content-type": "text/html" })
      .end(url === "/" ? '<a href="/gone">Gone</a>' : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { broken } = await brokenLinks(`${address}/`);
  server.close();
  expect(broken).toEqual([`${address}/gone on ${address}/`]);
});
