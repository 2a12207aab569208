import type { ChildProcess } from "node:child_process";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { required } from "../../src/content/entry";
import { fontFiles } from "../../src/theme/font-files";
import { ports as allPorts } from "../support/ports";
import { answering, ask, closedSite, proxyFolder, run, startCaddy, startNginx } from "../support/proxies";
import { textFile } from "../support/server/samples";
import { testContent, testSiteFolder } from "../support/test-content";
import { built, site, unknownRoute, words } from "../support/test-site";
import { startProject } from "../support/wizards";

const ports = allPorts.proxies;

const children: ChildProcess[] = [];

async function startServers(folder: string): Promise<void> {
  const program = [resolve("node_modules/tsx/dist/cli.mjs"), resolve("server/main.ts")];
  const serve = (port: number, cwd: string) => {
    const env = {
      CONTENT_DIR: testContent,
      PORT: String(port),
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      TRUST_PROXY: "1",
      ENQUIRY_RATE_LIMIT: "2",
      ENQUIRY_DATABASE_URL: `file:${join(folder, `${port}.db`)}`,
    };
    const server = run(process.execPath, program, { cwd, env });
    children.push(server);
    return answering(`http://127.0.0.1:${port}/healthz`, server);
  };
  await Promise.all([serve(ports.open, testSiteFolder), serve(ports.closed, closedSite(folder))]);
}

const proxies = [
  { name: "nginx", open: ports.nginx, closed: ports.nginxClosed },
  { name: "Caddy", open: ports.caddy, closed: ports.caddyClosed },
];

/** Headers that belong to one connection or one moment, not to what is sent. */
const passing = ["date", "connection", "keep-alive", "server", "alt-svc", "via", "transfer-encoding", "content-length"];

test.describe
  .serial("the examples in docs/deploy, run by the real programs", () => {
    test.setTimeout(120_000);
    test.beforeAll(async () => {
      const { folder } = proxyFolder();
      await startServers(folder);
      const proxies = [
        startNginx([ports.open], ports.nginx, ports.nginxPlain),
        startNginx([ports.closed], ports.nginxClosed, ports.nginxClosedPlain),
        startCaddy(ports.open, ports.caddy),
        startCaddy(ports.closed, ports.caddyClosed),
      ];
      children.push(...(await Promise.all(proxies)));
    });
    test.afterAll(async () => {
      for (const child of children) child.kill("SIGTERM");
    });

    for (const { name, open, closed } of proxies) {
      test(`${name} passes every header on as the server sent it`, async () => {
        const script = /src="(\/app-[^"]+\.js)"/.exec(built("index.html"))?.[1] ?? "";
        for (const path of ["/", "/about", script, fontFiles.text.core, unknownRoute, "/manifest.webmanifest"]) {
          const headers = { host: "localhost", "accept-encoding": "br" };
          const direct = await ask(`http://127.0.0.1:${ports.open}${path}`, { headers });
          const proxied = await ask(`https://localhost:${open}${path}`, { headers });
          const kept = (answer: typeof direct) =>
            Object.fromEntries(Object.entries(answer.headers).filter(([header]) => !passing.includes(header)));
          expect([path, proxied.status, kept(proxied)]).toEqual([path, direct.status, kept(direct)]);
          expect(proxied.headers["content-security-policy"]).toMatch(/default-src '(self|none)'/);
          expect(proxied.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
        }
      });

      test(`${name} leaves 404 a 404, and a closed site a 503 whose legal pages stay open`, async () => {
        expect((await ask(`https://localhost:${open}${unknownRoute}`)).status).toBe(404);
        const page = await ask(`https://localhost:${closed}/about`);
        const { "retry-after": wait, "cache-control": age } = page.headers;
        expect([page.status, wait, age]).toEqual([503, "3600", "no-store"]);
        expect((await ask(`https://localhost:${closed}${unknownRoute}`)).status).toBe(503);
        const legal = required(site.MaintenancePage, "pages/maintenance.yaml").data.links.map(({ url }) => url);
        for (const path of [...legal, "/favicon.svg"]) {
          expect([path, (await ask(`https://localhost:${closed}${path}`)).status]).toEqual([path, 200]);
        }
      });

      test(`${name} takes an enquiry of 10 MB and tells visitors apart`, async () => {
        const files = [textFile("notes.txt", 8_900_000), textFile("more.txt", 1_000_000)];
        const services = startProject.choices.slice(0, 1);
        const enquiry = { fullName: "Ada", email: "ada@example.com", services, description: "x", files };
        const post = (body: object, visitor = 1) =>
          ask(`https://localhost:${open}/api/enquiries/start-project`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
            localAddress: `127.0.${open % 200}.${visitor}`,
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
      const { status, headers } = await ask(`http://localhost:${ports.nginxPlain}/about?x=1`, {
        headers: { host: "localhost" },
      });
      expect([status, headers.location]).toEqual([301, "https://localhost/about?x=1"]);
    });
  });
