import { expect, test } from "vitest";
import { uploads } from "../src/content/schemas/site";
import { silenceLimit } from "../src/enquiry/send/send-enquiry";
import { inEnglish, openTestServer } from "../tests/support/server/test-service";
import { bodyLimit } from "./enquiries/receive/body";

/** What a phone sends at the edge of a village, in bytes a second: 100 kbit/s. */
const slowestLine = 12_500;

test("the most files that a site can allow arrive in time over a slow line, and a head must come soon", async () => {
  const { app } = await openTestServer();
  const { maxFiles, maxTotalMegabytes } = uploads.shape;
  const most = {
    ...inEnglish.uploads,
    maxFiles: Number(maxFiles.maxValue),
    maxTotalMegabytes: Number(maxTotalMegabytes.maxValue),
  };
  const bytes = bodyLimit("start-project", { ...inEnglish, uploads: most });
  expect(bytes).toBeGreaterThan(33_000_000);
  expect(app.server.requestTimeout).toBeGreaterThan((bytes / slowestLine) * 1000);
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000);
  // One that stands still is ended no sooner than the browser gives it up.
  expect(app.server.timeout).toBeGreaterThan(silenceLimit);
});
