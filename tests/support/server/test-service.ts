import { join } from "node:path";
import { onTestFinished, TestRunner, vi } from "vitest";
import { buildApp } from "../../../server/app";
import { type EnquiryConfig, readConfig } from "../../../server/config";
import { runCommandLine } from "../../../server/enquiries/operate/cli";
import type { EnquiryService } from "../../../server/enquiries/service";
import type { StoredEnquiry } from "../../../server/enquiries/store/enquiry";
import { type EnquiryStore, openStore } from "../../../server/enquiries/store/open-store";
import { enquirySite } from "../../../src/content/enquiry/enquiry-site";
import { readSite } from "../../../src/content/read-site";
import { listen } from "../printed";
import { testContent } from "../test-content";
import { testFolder } from "../test-folder";
import { startMailServer } from "./mail-server";

/** The forms of the tests' own site: tests fill in what visitors fill in. */
export const inEnglish = enquirySite(readSite({ contentRoot: testContent }));

/**
 * Service that takes enquiries, with a database of its own below a folder, and without a limit of rate.
 * @param busyTimeoutMs how long a write waits for another process
 */
export async function openTestService(
  folder = testFolder(),
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
  return { config, languages: [inEnglish], store };
}

interface TestServerOptions extends Omit<Parameters<typeof buildApp>[0], "enquiries"> {
  folder?: string;
  busyTimeoutMs?: number;
  /** False where something is planted first, and it is asked without a port. */
  listens?: boolean;
}

/** A server of such a service; it ends with its test. Who opens one for a whole file ends it. */
export async function openTestServer(
  changes: Partial<EnquiryConfig> = {},
  { folder = testFolder(), busyTimeoutMs, listens = true, ...options }: TestServerOptions = {},
) {
  const enquiries = await openTestService(folder, changes, busyTimeoutMs);
  const app = await buildApp({ enquiries, ...options });
  if (TestRunner.getCurrentTest()) onTestFinished(() => app.close());
  const port = listens ? Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port) : 0;
  return { app, enquiries, store: enquiries.store, port };
}

/** A mail server that ends with its test, and the settings of who mails to it. */
export async function openMail(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  onTestFinished(server.stop);
  return { ...server, settings: mailTo(server.url) };
}

export const mailTo = (url: string, ...others: string[]) => ({
  url,
  to: ["sales@example.org", ...others],
  from: "website@example.org",
});

/** One enquiry as it is stored. */
export const readEnquiry = async (store: EnquiryStore, reference: string): Promise<StoredEnquiry | undefined> =>
  (await store.readEnquiries({ reference }))[0];

/** Runs what `npm run enquiries` runs in a folder, in this process. */
export async function enquiriesCommand(folder: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(folder);
  const { printer, out, err } = listen();
  const code = await runCommandLine(args, printer);
  vi.unstubAllEnvs();
  cwd.mockRestore();
  return { code, output: out(), said: err() };
}
