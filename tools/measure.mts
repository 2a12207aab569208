import { spawnSync } from "node:child_process";
import { BenchServer } from "../server/bench/bench-server";
import { readSite, type Site } from "../src/content/read-site";
import { browserOptions } from "./browser";
import { isComplete, type MeasuredPage, type MeasureRequest, readArguments, WrongArguments } from "./measure/arguments";
import { factsOf } from "./measure/facts.mjs";
import { familyPath } from "./measure/families";
import { openerSelectors } from "./measure/openers";
import { runAll } from "./measure/run-all";
import { runLighthouse } from "./measure/run-lighthouse.mjs";
import { firstTap } from "./measure/tap.mjs";
import { writeReport } from "./measure/write-report";

function build(): void {
  const env = { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" };
  const { status } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], { stdio: "inherit", env });
  if (status !== 0) throw new Error("The site was not built; the lines above say why.");
}

function targetsOf({ families, others }: MeasureRequest, site: Site, origin: string): readonly MeasuredPage[] {
  const own = families.flatMap((family) => {
    const path = familyPath(family, site);
    return path === undefined ? [] : [{ name: family, url: origin + path }];
  });
  return [...own, ...others];
}

/**
 * `npm run measure`: builds the site, serves it as `npm run serve` does, and measures what a first visit to one page of
 * each kind costs. README.md has its options.
 */
async function main(): Promise<void> {
  const request = readArguments(process.argv.slice(2));
  const { executablePath: path } = browserOptions();
  if (request.build) build();
  const site = readSite();
  const openers = openerSelectors(site.Wizard.map(({ key }) => key));
  const server = await BenchServer.start();
  try {
    const measured = await runAll(request.runs, targetsOf(request, site, server.url), request.devices, {
      load: (target, device) => runLighthouse(path, target, device),
      tap: ({ url }) => firstTap(path, url, openers),
      say: console.log,
    });
    writeReport({ facts: await factsOf(path, measured), ...measured }, isComplete(request));
    if (measured.failures.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

main().catch((error) => {
  console.error(error instanceof WrongArguments ? error.message : error);
  process.exitCode = 1;
});
