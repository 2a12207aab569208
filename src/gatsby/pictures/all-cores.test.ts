import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { expect, test, vi } from "vitest";
import { encodeOnAllCores } from "./all-cores";

vi.mock("../../content-check/site-or-exit", () => ({ settingsOrExit: () => ({ url: "", thirdParties: {} }) }));

const require = createRequire(import.meta.url);

/** How many pictures gatsby-plugin-sharp encodes at a time, as it decides when it is loaded. */
function picturesAtATime(): unknown {
  const queue = require.resolve("async/queue", { paths: [require.resolve("gatsby-plugin-sharp")] });
  const worker = require.resolve("gatsby-plugin-sharp/gatsby-worker");
  const makeQueue = vi.fn();
  require(queue);
  const loaded = require.cache[queue];
  require.cache[queue] = Object.assign(Object.create(loaded ?? null), { exports: makeQueue });
  delete require.cache[worker];
  require(worker);
  require.cache[queue] = loaded;
  delete require.cache[worker];
  return makeQueue.mock.calls[0]?.[1];
}

test("Gatsby's configuration lets pictures be encoded on every core, unless the environment says how many", async () => {
  vi.stubEnv("GATSBY_CPU_COUNT", undefined);
  await import("../../../gatsby-config");
  expect(picturesAtATime()).toBe(availableParallelism());
  vi.stubEnv("GATSBY_CPU_COUNT", "2");
  encodeOnAllCores();
  expect(picturesAtATime()).toBe(1);
  vi.unstubAllEnvs();
});
