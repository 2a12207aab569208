import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

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

/** The stored enquiries with a reference number; a person has at most one. */
export function stored(reference: string): ExportedEnquiry[] {
  const all = JSON.parse(enquiries("export", "--format", "json")) as ExportedEnquiry[];
  return all.filter((enquiry) => enquiry.reference === reference);
}

/** The content of the only attachment of a stored enquiry, which is saved with its position before its name. */
export function storedFile(reference: string, name: string, folder: string): Buffer {
  enquiries("show", reference, "--save-files", folder);
  return readFileSync(join(folder, `1-${name}`));
}
