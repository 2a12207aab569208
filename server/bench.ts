import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { servedFolders } from "../src/hosting/releases";
import { BenchServer } from "./bench/bench-server";
import { assetTarget, compare, enquiryTarget, measure, pageTarget, watchMemory } from "./bench/load";
import { fail } from "./start-up";

/**
 * `npm run bench:server`: measures the real server on the built site. Ends with 1 where an answer was not one of
 * success, or where memory kept growing. `--seconds 10` shortens the last part, which takes 60 seconds.
 */
function readSeconds(): number {
  let text: string | undefined;
  try {
    text = parseArgs({ options: { seconds: { type: "string" } } }).values.seconds;
  } catch {
    fail("bench:server has one option: --seconds, such as --seconds 10.");
  }
  const seconds = Number(text ?? 60);
  if (!Number.isInteger(seconds) || seconds < 3) fail("--seconds must be a whole number from 3 on.");
  return seconds;
}

/** A bundle of the site: any file whose name changes with its content. */
function anyAsset(publicFolder: string): string {
  const name = readdirSync(publicFolder).find((file) => /^app-[0-9a-f]{20}\.js$/.test(file));
  return name ? `/${name}` : "/favicon.ico";
}

async function run(): Promise<void> {
  const seconds = readSeconds();
  const publicFolder = servedFolders()[0] ?? "public";
  if (!existsSync(resolve(publicFolder, "index.html"))) {
    fail('There is no built site. Run "npm run build" first.');
  }
  const server = await BenchServer.start();
  const faults: string[] = [];
  try {
    const targets = [pageTarget, assetTarget(anyAsset(publicFolder)), enquiryTarget];
    const each = Math.max(2, Math.min(10, Math.round(seconds / 6)));
    for (const target of targets) faults.push(...(await measure(server, target, each)));
    const bare = await BenchServer.start(resolve(publicFolder));
    try {
      const turns = Math.max(2, Math.round(each / 2));
      for (const target of targets.slice(0, 2)) faults.push(...(await compare(server, bare, target, turns)));
    } finally {
      await bare.stop();
    }
    faults.push(...(await watchMemory(server, targets, seconds)));
  } finally {
    await server.stop();
  }
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void run();
