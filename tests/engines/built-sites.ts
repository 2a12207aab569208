import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { testSiteFolder } from "../support/test-content";

/** Before `npm run test:engines`: builds what of both sites is not there yet, as after a fresh clone. */
for (const [folder, command] of [
  [".", "build"],
  [testSiteFolder, "build:test-site"],
] as const) {
  if (!existsSync(join(folder, "public/index.html"))) execSync(`npm run ${command}`, { stdio: "inherit" });
}
