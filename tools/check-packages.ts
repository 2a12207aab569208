import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { advisories } from "./check-packages/advisories";
import {
  advisoryTable,
  affectedVersions,
  type LockFile,
  type Outdated,
  outdatedLines,
  withTable,
} from "./check-packages/report";

/** What npm answers as JSON, or undefined where it has no answer: offline, or from a registry that does not tell. */
function ask(...args: string[]): Record<string, unknown> | undefined {
  const { stdout } = spawnSync("npm", [...args, "--json"], { encoding: "utf8", shell: process.platform === "win32" });
  try {
    const answer = JSON.parse(stdout) as Record<string, unknown>;
    return "error" in answer ? undefined : answer;
  } catch {
    return undefined;
  }
}

/**
 * `npm run check:packages`: which packages are out of date and what is known against them, as far as the registry
 * answers; from the lock file alone, the advisories of `check-packages/advisories.ts`. `--write` brings the table in
 * docs/security.md up to date.
 */
function run(): void {
  const lock: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"));
  if (process.argv.includes("--write")) {
    const path = "docs/security.md";
    writeFileSync(path, withTable(readFileSync(path, "utf8"), advisoryTable(lock, advisories)));
  }
  const ping = spawnSync("npm", ["ping"], { encoding: "utf8", shell: process.platform === "win32" });
  const outdated = ping.status === 0 ? (ask("outdated") as Record<string, Outdated> | undefined) : undefined;
  console.log(outdated ? "Out of date:" : "The registry does not answer: what is out of date is not known.");
  for (const line of outdated ? outdatedLines(outdated) : []) console.log(`  ${line}`);
  const audit = ask("audit", "--omit=dev") as { vulnerabilities?: Record<string, { severity: string }> } | undefined;
  console.log(
    audit?.vulnerabilities ? "npm audit:" : "The registry offers no audit. Compared by hand with the lock file:",
  );
  for (const [name, { severity }] of Object.entries(audit?.vulnerabilities ?? {}))
    console.log(`  ${name}: ${severity}`);
  for (const advisory of audit?.vulnerabilities ? [] : advisories) {
    const affected = affectedVersions(lock, advisory);
    const state = affected.length > 0 ? `affected (${affected.join(", ")}): ${advisory.judgement}` : "mended";
    console.log(`  ${advisory.package} ${advisory.weakness}, ${advisory.id}: ${state}`);
  }
}

run();
