import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uploads } from "../src/content/schemas/uploads";
import { definitions, openTestService, temporaryFolder } from "../tests/support/server/test-service";
import { buildApp } from "./app";
import { bodyLimit } from "./enquiries/receive/body";
import { usualIdleMs } from "./enquiries/receive/in-flight-bodies";

const { folder, clear } = temporaryFolder();
let app: FastifyInstance;

beforeAll(async () => {
  app = await buildApp({ enquiries: await openTestService(folder) });
});

afterAll(async () => {
  await app.close();
  clear();
});

/** What a phone sends at the edge of a village, in bytes a second: 100 kbit/s. */
const slowestLine = 12_500;

test("the most files that a site can allow arrive in time over a slow line, and a head must come soon", () => {
  const { maxFiles, maxTotalMegabytes } = uploads.shape;
  const most = {
    ...definitions.uploads,
    maxFiles: Number(maxFiles.maxValue),
    maxTotalMegabytes: Number(maxTotalMegabytes.maxValue),
  };
  const bytes = bodyLimit("start-project", { ...definitions, uploads: most });
  expect(bytes).toBeGreaterThan(33_000_000);
  expect(app.server.requestTimeout).toBeGreaterThan((bytes / slowestLine) * 1000);
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000);
});

test("a body that stands still is ended no sooner than the browser would give it up", () => {
  // `silenceLimit` in src/enquiry/send.
  expect(usualIdleMs).toBeGreaterThan(30_000);
});
