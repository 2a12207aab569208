import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { chromium } from "@playwright/test";
import { median } from "./median";
import type { Measured } from "./report";

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;

/** The commit that was measured, where git knows one. */
function commit(): string {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}

async function browserVersion(executablePath: string | undefined): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}

/** What was measured, when, and with what. */
export async function factsOf(
  executablePath: string | undefined,
  { rows }: Measured,
): Promise<Readonly<Record<string, string>>> {
  const speeds = Object.values(rows).flatMap((found) => found.map(({ load }) => load.benchmarkIndex));
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    programs: `Lighthouse ${versionOf("lighthouse")}, Chromium ${await browserVersion(executablePath)}, CO2.js ${versionOf("@tgwf/co2")}, Node ${process.versions.node}`,
    machine: `${availableParallelism()} cores, ${cpus()[0]?.model.trim() || "of unknown make"}, ${process.platform}; Lighthouse's benchmark index ${Math.round(median(speeds) ?? 0)}`,
  };
}
