import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { toJson } from "../../server/enquiries/operate/export";
import type { EnquiryStore } from "../../server/enquiries/store/enquiry-store";
import { openExistingStore } from "../../server/enquiries/store/open-store";
import { engineDatabase, testSiteContent, testSiteFolder } from "./test-content";

/** An enquiry as the server has stored it, the way `npm run enquiries -- export` gives it. */
export interface ExportedEnquiry {
  reference: string;
  form: string;
  language?: string;
  answers: Record<string, unknown>;
  attachments: { field: string; name: string; type: string; size: number }[];
}

function enquiries(...args: string[]): string {
  const env = { ...process.env, CONTENT_DIR: testSiteContent, ENQUIRY_DATABASE_URL: engineDatabase };
  const program = ["--import", "tsx", resolve("server/main.ts"), "enquiries"];
  return execFileSync(process.execPath, [...program, ...args], { cwd: testSiteFolder, env, encoding: "utf8" });
}

const those = (exported: string, reference: string) =>
  (JSON.parse(exported) as ExportedEnquiry[]).filter((enquiry) => enquiry.reference === reference);

/** The enquiries with a reference number that the program finds beside the running server; a person has at most one. */
export const exported = (reference: string): ExportedEnquiry[] =>
  those(enquiries("export", "--format", "json"), reference);

/** The content of the only attachment of an enquiry, which the program saves with its position before its name. */
export function savedFile(reference: string, name: string, folder: string): Buffer {
  enquiries("show", reference, "--save-files", folder);
  return readFileSync(join(folder, `1-${name}`));
}

/** Reads from the database as the program does: it takes two seconds to start, and `exported` proves that it starts. */
async function read<Found>(find: (store: EnquiryStore) => Promise<Found>): Promise<Found> {
  const store = openExistingStore({ url: engineDatabase });
  try {
    return await find(store);
  } finally {
    await store.close();
  }
}

/** The result of `exported`, without starting the program. */
export const stored = (reference: string): Promise<ExportedEnquiry[]> =>
  read(async (store) =>
    those(toJson(await store.readEnquiries(), await store.listAttachments(), new Map()), reference),
  );

/** The contents of the attachments of an enquiry, without starting the program. */
export const storedFiles = (reference: string): Promise<Buffer[]> =>
  read(async (store) => (await store.readAttachments(reference)).map(({ content }) => content));
