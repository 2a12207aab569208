import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markdownOf, type Report, tableOf } from "./report";

/**
 * Prints the tables, and writes them with all that was found: to `docs/measurements`, or, where only a part was asked
 * for, to `test-results`, so that the committed figures stay whole.
 */
export function writeReport(report: Report, isComplete: boolean): void {
  for (const [device, rows] of Object.entries(report.rows)) console.log(`\nOn a ${device}:\n\n${tableOf(rows)}`);
  for (const failure of report.failures) console.error(`Not measured: ${failure}`);
  const folder = isComplete ? "docs/measurements" : "test-results";
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "first-visit.md"), markdownOf(report));
  writeFileSync(join(folder, "first-visit.json"), `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\nWritten: ${folder}/first-visit.md and first-visit.json`);
}
