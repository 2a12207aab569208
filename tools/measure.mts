import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { desktopConfig, startFlow } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import puppeteer, { type Page } from "puppeteer-core";
import { readSite } from "../src/content/read-site";
import { browserOptions } from "./browser";

const port = process.env.TEST_PORT ?? "9090";
const origin = `http://127.0.0.1:${port}`;

const runs = 3;

const introduction = `# What a first visit costs

Written by \`npm run measure\`: one page of each family, loaded in a new browser by Lighthouse; the median run. Times are
milliseconds, simulated for a phone of the middle class with 1.6 Mbit/s and 150 ms there and back. The first
tap is made there when the page has come, and brings its program: how long it waited for a frame (*INP*), and until the
wizard's first field was there.
`;

/** What opens a wizard, or else anything that answers to a press. */
const opener = 'main a[href*="/enquire/"]';
const others = ":is(main, header) :is(button, summary)";
const field = ':is([role="dialog"], dialog[open]) :is(input, select, textarea)';

/** The path of one page of each family that the site has, by the family's name. */
function families() {
  const site = readSite();
  const paths = {
    home: site.HomePage.path,
    overview: site.Page.find(({ path }) => path === "/services")?.path,
    service: site.Service[0]?.path,
    product: site.Product[0]?.path,
    industry: site.Industry[0]?.path,
    policy: site.Policy[0]?.path,
    contact: site.Page.find(({ data }) => data.pageType === "ContactPage")?.path,
    "not-found": "/no-such-page",
  };
  return Object.entries(paths).filter(([, path]) => path !== undefined);
}

/**
 * How often slower than this machine a phone of the middle class is. Lighthouse's fixed four is right for a benchmark of
 * 1,533; for others, this is the table of its calculator (lighthouse-cpu-throttling-calculator.vercel.app).
 */
async function slowdown(page: Page): Promise<number> {
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  if (index >= 1300) return 3 + (index - 1300) / 233;
  return index >= 800 ? 2 + (index - 800) / 500 : Math.max(1, 1 + (index - 150) / 650);
}

/** Loads a page once in a new browser, with Lighthouse's own phone or desktop; on the phone something is tapped then. */
async function visit(url: string, isPhone: boolean, isMissing: boolean) {
  const { executablePath = chromium.executablePath(), channel } = browserOptions();
  const program = channel === "chrome" ? { channel: "chrome" as const } : { executablePath };
  const browser = await puppeteer.launch({ ...program, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    // Audits that a page which rightly answers 404 cannot pass.
    const skipAudits = isMissing ? ["http-status-code", "is-crawlable", "errors-in-console"] : [];
    const throttling = isPhone ? { cpuSlowdownMultiplier: await slowdown(page) } : undefined;
    const flags = { ignoreStatusCode: isMissing, skipAudits, throttling, disableFullPageScreenshot: true };
    const flow = await startFlow(page, isPhone ? { flags } : { config: desktopConfig, flags });
    await flow.navigate(url);
    let firstField: number | undefined;
    if (isPhone) {
      await flow.startTimespan({ throttlingMethod: "devtools" });
      const link = await page.$(opener);
      const target = link ?? (await page.waitForSelector(others, { visible: true }));
      const tapped = performance.now();
      await target?.tap();
      if (link) {
        await page.waitForSelector(field);
        firstField = performance.now() - tapped;
      }
      await flow.endTimespan();
    }
    const [load, tap] = (await flow.createFlowResult()).steps.map(({ lhr }) => lhr);
    if (!load || load.runtimeError) throw new Error(`${url}: ${load?.runtimeError?.message ?? "no result"}`);
    return { load, inputToPaint: tap?.audits["interaction-to-next-paint"]?.numericValue, firstField };
  } finally {
    await browser.close();
  }
}

type Visit = Awaited<ReturnType<typeof visit>>;

const whole = (value: number | undefined) => (value === undefined ? "–" : String(Math.round(value)));

function median(values: readonly (number | undefined)[]): string {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return whole(sorted[Math.floor(sorted.length / 2)]);
}

const head = ["page", "P/A/BP/SEO", "FCP", "LCP", "TBT", "CLS", "SI", "kB", "INP", "first field"];

function row(name: string, visits: readonly Visit[]): string[] {
  const { audits, categories } = computeMedianRun(visits.map(({ load }) => load));
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scores = ["performance", "accessibility", "best-practices", "seo"];
  return [
    name,
    scores.map((score) => whole(100 * (categories[score]?.score ?? Number.NaN))).join("/"),
    whole(value("first-contentful-paint")),
    whole(value("largest-contentful-paint")),
    whole(value("total-blocking-time")),
    value("cumulative-layout-shift").toFixed(3),
    whole(value("speed-index")),
    whole(value("total-byte-weight") / 1000),
    median(visits.map(({ inputToPaint }) => inputToPaint)),
    median(visits.map(({ firstField }) => firstField)),
  ];
}

/** `npm run measure`: measures first visits to the site that was built, and writes them down. */
const folder = mkdtempSync(join(tmpdir(), "measure-"));
const env = { ...process.env, PORT: port, HOST: "127.0.0.1", ENQUIRY_DATABASE_URL: `file:${join(folder, "data.db")}` };
const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], { env, stdio: "inherit" });
const ended = new Promise((done) => server.once("close", done));
try {
  while (!(await fetch(origin).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error("The server ended before it answered.");
    await new Promise((done) => setTimeout(done, 200));
  }
  const tables = [`Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node}.\n`];
  for (const device of ["phone", "desktop"] as const) {
    const columns = device === "phone" ? head.length : head.indexOf("INP");
    const rows = [head, head.map(() => "---")];
    for (const [name, path] of families()) {
      const visits: Visit[] = [];
      for (let run = 1; run <= runs; run += 1) {
        console.log(`${name} on a ${device}, run ${run} of ${runs}`);
        visits.push(await visit(origin + path, device === "phone", name === "not-found"));
      }
      rows.push(row(name, visits));
    }
    tables.push(
      `## On a ${device}\n\n${rows.map((cells) => `| ${cells.slice(0, columns).join(" | ")} |`).join("\n")}\n`,
    );
  }
  console.log(tables.join("\n"));
  writeFileSync("docs/measurements/first-visit.md", [introduction, ...tables].join("\n"));
} finally {
  server.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
