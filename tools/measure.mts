import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSite, type Site } from "../src/content/read-site";
import { type Device, runLighthouse } from "./measure/lighthouse.mjs";
import { openerSelectors } from "./measure/openers";
import { type Measured, tableOf } from "./measure/table.mjs";
import { firstTap } from "./measure/tap.mjs";

const port = process.env.TEST_PORT ?? "9090";
const origin = `http://127.0.0.1:${port}`;
const report = "docs/measurements/first-visit.md";

const introduction = `# What a first visit costs

Written by \`npm run measure\`: one page of each family, loaded in a new browser by Lighthouse; the median run. Times are
milliseconds, simulated for a phone with 1.6 Mbit/s, 150 ms there and back and a processor four times slower. The first
tap is made on such a phone with an empty cache, as soon as the page shows anything (*tap at*): how long the input waited
for a frame (*INP*), the longest task from then on, until the page showed that it took the tap, and until the wizard's
first field was there.
`;

/** The path of one page of each family that the site has, by the family's name. */
function familyPaths(site: Site): readonly (readonly [name: string, path: string])[] {
  const families = {
    home: site.HomePage.path,
    overview: site.Page.find(({ path }) => path === "/services")?.path,
    service: site.Service[0]?.path,
    product: site.Product[0]?.path,
    industry: site.Industry[0]?.path,
    policy: site.Policy[0]?.path,
    contact: site.Page.find(({ data }) => data.pageType === "ContactPage")?.path,
    "not-found": "/no-such-page",
  };
  return Object.entries(families).flatMap(([name, path]) => (path === undefined ? [] : [[name, path] as const]));
}

async function serve(folder: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: port,
    HOST: "127.0.0.1",
    ENQUIRY_DATABASE_URL: `file:${join(folder, "data.db")}`,
  };
  const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], { env, stdio: "inherit" });
  while (!(await fetch(origin).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error("The server ended before it answered.");
    await new Promise((done) => setTimeout(done, 200));
  }
  return server;
}

async function measure(device: Device, runs: number, only: readonly string[]): Promise<Measured[]> {
  const site = readSite();
  const openers = openerSelectors(site.Wizard.map(({ key }) => key));
  const measured: Measured[] = [];
  for (const [name, path] of familyPaths(site)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const [loads, taps] = [[], []] as [Measured["loads"][number][], Measured["taps"][number][]];
    for (let run = 1; run <= runs; run += 1) {
      console.log(`${name} on a ${device}, run ${run} of ${runs}`);
      loads.push(await runLighthouse(origin + path, device, name === "not-found"));
      if (device === "phone") taps.push(await firstTap(origin + path, openers));
    }
    measured.push({ name, loads, taps });
  }
  return measured;
}

/** `npm run measure -- [--runs 3] [--only family] [--no-build]`: builds, serves, and measures a first visit. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "3" },
      only: { type: "string", multiple: true, default: [] },
      "no-build": { type: "boolean", default: false },
    },
  });
  if (!values["no-build"]) {
    const { status } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], { stdio: "inherit" });
    if (status !== 0) throw new Error("The site was not built; the lines above say why.");
  }
  const folder = mkdtempSync(join(tmpdir(), "measure-"));
  const server = await serve(folder);
  try {
    const tables = [`Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}.\n`];
    for (const device of ["phone", "desktop"] as const) {
      tables.push(`## On a ${device}\n`, `${tableOf(await measure(device, Number(values.runs), values.only))}\n`);
    }
    console.log(tables.join("\n"));
    if (values.only.length === 0) writeFileSync(report, [introduction, ...tables].join("\n"));
  } finally {
    const ended = new Promise((done) => server.once("close", done));
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
