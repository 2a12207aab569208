import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runProgram } from "../tests/support/server/run-program";
import { testFolder } from "../tests/support/test-folder";

test("a server that cannot be bundled leaves the one that is there", async () => {
  const folder = testFolder();
  const server = join(folder, "server/dist/server.mjs");
  mkdirSync(join(folder, "server/dist"), { recursive: true });
  writeFileSync(server, "// the version that runs");
  // There is no server/main.ts here.
  expect(await runProgram("server/bundle.ts", folder).ended).not.toBe(0);
  expect(readFileSync(server, "utf8")).toBe("// the version that runs");
});
