import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EnquiryConfig } from "../../../server/config";
import { readConfig } from "../../../server/config";
import type { EnquiryService } from "../../../server/enquiries/service";
import type { StoredEnquiry } from "../../../server/enquiries/store/enquiry";
import type { EnquiryStore } from "../../../server/enquiries/store/open-store";
import { openStore } from "../../../server/enquiries/store/open-store";
import { enquiryDefinitions } from "../../../src/content/enquiry/forms";
import { readSite } from "../../../src/content/read-site";
import { testContent } from "../test-content";

/** The forms of the tests' own site: tests fill in what visitors fill in. */
export const definitions = enquiryDefinitions(readSite({ contentRoot: testContent }));

/**
 * Service that takes enquiries, with a database of its own below a folder, and without a limit of rate.
 * @param busyTimeoutMs how long a write waits for another process
 */
export async function openTestService(
  folder: string,
  changes: Partial<EnquiryConfig> = {},
  busyTimeoutMs = 5000,
): Promise<EnquiryService> {
  const url = `file:${join(folder, "enquiries.db")}`;
  const { enquiries: usual } = readConfig({
    ENQUIRY_DATABASE_URL: url,
    ENQUIRY_RATE_LIMIT: "0",
    ENQUIRY_RETRY_SECONDS: "0.05",
  });
  const config = { ...usual, ...changes };
  const store = openStore(config.database, busyTimeoutMs);
  await store.open();
  return { config, languages: [definitions], store };
}

/** One enquiry as it is stored. */
export const readEnquiry = async (store: EnquiryStore, reference: string): Promise<StoredEnquiry | undefined> =>
  (await store.readEnquiries({ reference }))[0];

/** A new empty folder, and how to clear it away. */
export function temporaryFolder(): { folder: string; clear: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "enquiries-"));
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
}
