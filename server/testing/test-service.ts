import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enquiryDefinitions } from "../../src/content/enquiry/forms";
import { readSite } from "../../src/content/read-site";
import { testContent } from "../../tests/support/test-content";
import { type EnquiryConfig, readEnquiryConfig } from "../enquiries/config";
import type { EnquiryService } from "../enquiries/service";
import { openDatabase } from "../enquiries/store/database";

/** The forms of the tests' own site: tests fill in what visitors fill in. */
export const definitions = enquiryDefinitions(readSite({ contentRoot: testContent }));

/**
 * What takes enquiries, with a database of its own below a folder, and without a limit of rate.
 * @param patience how long a write waits for another process, in milliseconds
 */
export async function openTestService(
  folder: string,
  changes: Partial<EnquiryConfig> = {},
  patience = 5000,
): Promise<EnquiryService> {
  const url = `file:${join(folder, "enquiries.db")}`;
  const usual = readEnquiryConfig({
    ENQUIRY_DATABASE_URL: url,
    ENQUIRY_RATE_LIMIT: "0",
    ENQUIRY_RETRY_SECONDS: "0.05",
  });
  const config = { ...usual, ...changes };
  return { config, definitions, database: await openDatabase(config.database, patience) };
}

/** A new empty folder, and how to clear it away. */
export function temporaryFolder(): { folder: string; clear: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "enquiries-"));
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
}
