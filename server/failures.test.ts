import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect, test, vi } from "vitest";
import { servedFolders } from "../src/hosting/releases";
import { contactEnquiry } from "../tests/support/server/samples";
import { openTestServer } from "../tests/support/server/test-service";
import { testFolder } from "../tests/support/test-folder";
import { writeFiles } from "../tests/support/write-files";
import type { EnquiryService } from "./enquiries/service";
import { followBuilds } from "./site/follow-builds";

const form = new URLSearchParams(contactEnquiry).toString();
const url = "/api/enquiries/contact";
const typed = (type: string, payload: string): InjectOptions => {
  return { method: "POST", url, headers: { "content-type": type }, payload };
};

const paths = ["/", "/about", "/de/nowhere", "/app.json", url, `${url}/x`, "/healthz", "/readyz", "/%E0%A4%A"];

const requests: InjectOptions[] = [
  ...[...paths, `/${"x".repeat(5000)}`, `${url}?sent=NW-7K3M-9QPD`].map((path) => ({ url: path })),
  { url: "/about", headers: { accept: "application/json" } },
  { url: "/app.json", headers: { range: "bytes=900-" } },
  { url: "/app.json", headers: { "if-match": '"x"' } },
  ...(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const).map(
    (method): InjectOptions => ({ method, url: "/about", payload: {} }),
  ),
  typed("application/json", JSON.stringify(contactEnquiry)),
  typed("application/json", "{"),
  typed("application/json", "{}"),
  typed("application/json", JSON.stringify({ ...contactEnquiry, message: "x".repeat(200_000) })),
  typed("application/xml", "<x/>"),
  typed("nonsense", "x"),
  typed("application/x-www-form-urlencoded", form),
  typed("application/x-www-form-urlencoded", "name="),
  typed("multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda'),
  { ...typed("application/json", "{}"), url: "/" },
];

const fails = (): never => {
  throw Object.assign(new Error("planted"), { code: "EACCES" });
};
const failing = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, { get: fails, configurable: true }]));

interface Planted {
  service: EnquiryService;
  app: FastifyInstance;
  build: object;
}

const parts = ["headers", "files", "pages", "maintenance", "folder"] as const;
const faults: Record<string, (planted: Planted) => unknown> = {
  "nothing at all": () => {},
  "the words of the site": ({ service }) => Object.defineProperties(service, failing("languages")),
  "the build": ({ build }) => Object.defineProperties(build, failing(...parts)),
  "the policy": ({ build }) => Object.defineProperties(build, failing("headers")),
  "the store": ({ service }) => Object.assign(service.store, { save: fails, check: fails, readEnquiries: fails }),
  "the step before an answer": ({ app }) => app.addHook("onRequest", async () => fails()),
  "the step after it": ({ app }) => app.addHook("onSend", async () => fails()),
  "the error handler": ({ app }) => app.setErrorHandler(() => fails()),
};

test.each(Object.entries(faults))(
  "where %s fails, no answer from 400 on is JSON, and who is thanked is stored",
  async (_, fault) => {
    const folder = join(testFolder(), "public");
    const pages = ["index.html", "about/index.html", "404.html"].map((page) => [page, `<h1>${page}</h1>`]);
    writeFiles(folder, { ...Object.fromEntries(pages), "app.json": "{}" });
    const build = { ...followBuilds(() => [folder], console.error)({}) };
    const { app, enquiries: service } = await openTestServer({}, { buildOf: () => build, listens: false });
    const { readEnquiries } = service.store;
    fault({ service, app, build });
    for (const request of requests) {
      const before = (await readEnquiries()).length;
      const { statusCode, headers, body } = await app.inject({ ...request, remoteAddress: "127.0.0.1" });
      const asked = `${request.method ?? "GET"} ${String(request.url).slice(0, 40)}: ${statusCode} ${body.slice(0, 80)}`;
      if (statusCode >= 400) {
        expect(String(headers["content-type"]), asked).toMatch(/^text\/(plain|html)/);
        expect(() => JSON.parse(body), asked).toThrow();
        expect(headers["x-content-type-options"], asked).toBe("nosniff");
      }
      const isThanked = request.method === "POST" && [201, 303].includes(statusCode);
      if (isThanked) expect(await readEnquiries(), asked).toHaveLength(before + 1);
    }
  },
);

test.each([
  ["a folder in its place", (pointer: string) => mkdirSync(pointer)],
  ["nothing in its place", () => {}],
  ["an empty file", (pointer: string) => writeFileSync(pointer, "")],
  ["the name of no release", (pointer: string) => writeFileSync(pointer, "gone\n")],
])("with %s, the release that is known goes on answering, and the next one is followed", async (_, replace) => {
  const folder = testFolder();
  const pointer = join(folder, "releases/current");
  for (const [path, text] of Object.entries({ "releases/1": "1", "releases/2": "2", public: "half a build" })) {
    writeFiles(join(folder, path), { "index.html": text, _headers: "" });
  }
  writeFileSync(pointer, "1\n");
  const warn = vi.fn();
  const buildOf = followBuilds((known) => servedFolders(folder, known), warn, 0);
  const { app } = await openTestServer({}, { buildOf });
  const page = async () => (await app.inject("/")).body;
  expect(await page()).toBe("1");
  rmSync(pointer);
  replace(pointer);
  expect([await page(), await page()]).toEqual(["1", "1"]);
  expect((await app.inject(typed("application/json", JSON.stringify(contactEnquiry)))).statusCode).toBe(201);
  expect(warn).toHaveBeenCalledOnce();
  rmSync(pointer, { recursive: true, force: true });
  writeFileSync(pointer, "2\n");
  expect(await page()).toBe("2");
});
