import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { exportAll } from "../../server/enquiries/operate/cli-commands";
import { openExistingDatabase } from "../../server/enquiries/store/database";
import { readDatabaseConfig } from "../../server/enquiries/store/database-config";
import { enquiryDefinitions } from "../../src/content/enquiry/forms";
import { site } from "./test-site";

/** Where the enquiries of the tests' own site are kept: in the folder that Playwright empties before each run. */
export const engineDatabase = `file:${resolve("test-results/enquiries.db")}`;

/** An enquiry as the server has stored it, the way `npm run enquiries -- export` gives it. */
export interface ExportedEnquiry {
  reference: string;
  form: string;
  answers: Record<string, unknown>;
  attachments: { field: string; name: string; type: string; size: number }[];
}

function enquiries(...args: string[]): string {
  const env = { ...process.env, ENQUIRY_DATABASE_URL: engineDatabase };
  const program = ["--import", "tsx", "server/enquiries/operate/cli.ts"];
  return execFileSync(process.execPath, [...program, ...args], { env, encoding: "utf8" });
}

const those = (exported: string, reference: string) =>
  (JSON.parse(exported) as ExportedEnquiry[]).filter((enquiry) => enquiry.reference === reference);

/** The enquiries with a reference number that the program finds beside the running server; a person has at most one. */
export const exported = (reference: string): ExportedEnquiry[] =>
  those(enquiries("export", "--format", "json"), reference);

/** The same by what the program does, without two seconds of starting it: `exported` proves that it starts. */
export async function stored(reference: string): Promise<ExportedEnquiry[]> {
  const database = await openExistingDatabase(readDatabaseConfig({ ENQUIRY_DATABASE_URL: engineDatabase }));
  try {
    return those(await exportAll({ database, definitions: enquiryDefinitions(site) }, "json", undefined), reference);
  } finally {
    await database.close();
  }
}

/** The content of the only attachment of a stored enquiry, which is saved with its position before its name. */
export function storedFile(reference: string, name: string, folder: string): Buffer {
  enquiries("show", reference, "--save-files", folder);
  return readFileSync(join(folder, `1-${name}`));
}
