import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { readSite, type Site } from "../src/content/read-site";
import { type Device, runLighthouse } from "./measure/lighthouse.mjs";
import { firstTap, type Tap } from "./measure/tap.mjs";

const port = process.env.TEST_PORT ?? "9090";
const origin = `http://127.0.0.1:${port}`;
const report = "docs/measurements/first-visit.md";

const introduction = `# What a first visit costs

Written by \`npm run measure\`: one page of each family, loaded in a new browser by Lighthouse; the median run. Times are
milliseconds, simulated for a phone with 1.6 Mbit/s, 150 ms there and back and a processor four times slower. The first
tap is made on such a phone with an empty cache, as soon as the page shows anything (*tap at*): how long the input waited
for a frame (*INP*), and until the wizard's first field was there.
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
  const enquiries = `file:${join(folder, "data.db")}`;
  const env = { ...process.env, PORT: port, HOST: "127.0.0.1", ENQUIRY_DATABASE_URL: enquiries };
  const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], { env, stdio: "inherit" });
  while (!(await fetch(origin).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error("The server ended before it answered.");
    await new Promise((done) => setTimeout(done, 200));
  }
  return server;
}

const whole = (value: number | undefined) => (value === undefined ? "–" : String(Math.round(value)));

function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const scores = ["performance", "accessibility", "best-practices", "seo"];

/** One row of the table: what each column says of the loads and taps of a page. */
function row(name: string, loads: readonly Result[], taps: readonly Tap[]): readonly string[] {
  const { audits, categories } = computeMedianRun([...loads]);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return [
    name,
    scores.map((score) => whole(100 * (categories[score]?.score ?? Number.NaN))).join(" / "),
    whole(value("first-contentful-paint")),
    whole(value("largest-contentful-paint")),
    whole(value("total-blocking-time")),
    value("cumulative-layout-shift").toFixed(3),
    whole(value("speed-index")),
    whole(value("total-byte-weight") / 1000),
    whole(median(taps.map(({ at }) => at))),
    whole(median(taps.map(({ interactionToNextPaint }) => interactionToNextPaint))),
    whole(median(taps.map(({ firstField }) => firstField))),
  ];
}

const head = ["page", "P / A / BP / SEO", "FCP", "LCP", "TBT", "CLS", "SI", "kB", "tap at", "INP", "first field"];

/** The median run of each page, as a table in Markdown. */
async function measure(device: Device, runs: number, only: readonly string[]): Promise<string> {
  const rows: (readonly string[])[] = [head, head.map(() => "---")];
  for (const [name, path] of familyPaths(readSite())) {
    if (only.length > 0 && !only.includes(name)) continue;
    const loads: Result[] = [];
    const taps: Tap[] = [];
    for (let run = 1; run <= runs; run += 1) {
      console.log(`${name} on a ${device}, run ${run} of ${runs}`);
      loads.push(await runLighthouse(origin + path, device, name === "not-found"));
      if (device === "phone") taps.push(await firstTap(origin + path));
    }
    rows.push(row(name, loads, taps));
  }
  return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
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
      tables.push(`## On a ${device}\n`, `${await measure(device, Number(values.runs), values.only)}\n`);
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
