import { ContentError, readSite, type Site } from "../src/content/read-site";
import { readConfig, type ServerConfig } from "./config";
import { ConfigError } from "./config-error";
import { openEnquiries } from "./enquiries/open-enquiries";
import type { EnquiryService } from "./enquiries/service";

/** Ends the program with a sentence. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function failOn(error: unknown): never {
  if (error instanceof ConfigError || error instanceof ContentError) fail(error.message);
  throw error;
}

/** The settings, or the end of the program where one cannot be used. */
export function configOrFail(): ServerConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    failOn(error);
  }
}

/** The content, or the end of the program with what the check says where it is not in order. */
export function siteOrFail(): Site {
  try {
    return readSite();
  } catch (error) {
    failOn(error);
  }
}

/** What takes enquiries, or the end of the program where it cannot be made ready. */
export async function enquiriesOrFail({ enquiries }: ServerConfig, site: Site): Promise<EnquiryService> {
  try {
    return await openEnquiries(enquiries, site);
  } catch (error) {
    failOn(error);
  }
}
