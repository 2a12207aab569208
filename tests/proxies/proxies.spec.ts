import type { ChildProcess } from "node:child_process";
import { expect, test } from "@playwright/test";
import { fontFiles } from "../../src/theme/font-files";
import { ports as allPorts } from "../support/ports";
import { ask, startCaddy, startNginx } from "../support/proxies";
import { runServer } from "../support/server/run-program";
import { textFile } from "../support/server/samples";
import { testContent, testResults, testSiteFolder } from "../support/test-content";
import { built, unknownRoute, words } from "../support/test-site";
import { startProject } from "../support/wizards";

const ports = allPorts.proxies;

const proxies = [
  ["nginx", ports.nginx],
  ["Caddy", ports.caddy],
] as const;

/** Headers that belong to one connection or one moment, not to what is sent. */
const passing = ["date", "connection", "keep-alive", "server", "alt-svc", "via", "transfer-encoding", "content-length"];

/** An answer as far as a proxy has nothing to change in it. */
async function answerOf(url: string) {
  const { status, headers } = await ask(url, { headers: { host: "localhost", "accept-encoding": "br" } });
  const kept = Object.entries(headers).filter(([header]) => !passing.includes(header));
  return { status, ...Object.fromEntries(kept) };
}

test.describe
  .serial("the examples in docs/deploy, run by the real programs", () => {
    test.setTimeout(120_000);
    const children: ChildProcess[] = [];
    test.beforeAll(async () => {
      const { process: server } = await runServer(testSiteFolder, ports.open, {
        CONTENT_DIR: testContent,
        TRUST_PROXY: "1",
        ENQUIRY_RATE_LIMIT: "2",
        ENQUIRY_DATABASE_URL: `file:${testResults}/proxies.db`,
      });
      children.push(server);
      const started = [startNginx([ports.open], ports.nginx, ports.nginxPlain), startCaddy(ports.open, ports.caddy)];
      children.push(...(await Promise.all(started)));
    });
    test.afterAll(() => {
      for (const child of children) child.kill("SIGTERM");
    });

    for (const [name, port] of proxies) {
      test(`${name} passes every status and header on as the server sent it`, async () => {
        const script = /src="(\/app-[^"]+\.js)"/.exec(built("index.html"))?.[1] ?? "";
        for (const path of ["/", "/about", script, fontFiles.text.core, unknownRoute, "/manifest.webmanifest"]) {
          const direct = await answerOf(`http://127.0.0.1:${ports.open}${path}`);
          expect([path, await answerOf(`https://localhost:${port}${path}`)]).toEqual([path, direct]);
        }
      });

      test(`${name} takes an enquiry of 10 MB and tells visitors apart`, async () => {
        const files = [textFile("notes.txt", 8_900_000), textFile("more.txt", 1_000_000)];
        const services = startProject.choices.slice(0, 1);
        const enquiry = { fullName: "Ada", email: "ada@example.com", services, description: "x", files };
        const post = (body: object, visitor = 1) =>
          ask(`https://localhost:${port}/api/enquiries/start-project`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
            localAddress: `127.0.${port % 200}.${visitor}`,
            family: 4,
          });
        const taken = await post(enquiry);
        expect([taken.status, JSON.parse(taken.body).reference]).toEqual([201, expect.stringMatching(/^NW-/)]);
        const refused = await post({ ...enquiry, fullName: "" });
        expect([refused.status, refused.body]).toEqual([422, `${startProject.labels.fullName}: ${words.required}`]);
        expect((await post(enquiry)).status).toBe(429);
        expect((await post({ ...enquiry, fullName: "" }, 2)).status).toBe(422);
      });
    }

    test("nginx leads from http to https on the same host", async () => {
      const url = `http://localhost:${ports.nginxPlain}/about?x=1`;
      const { status, headers } = await ask(url, { headers: { host: "localhost" } });
      expect([status, headers.location]).toEqual([301, "https://localhost/about?x=1"]);
    });
  });
