import { resolve } from "node:path";
import { buildSync } from "esbuild";
import type { Site } from "../../content/read-site";
import { writeHashedFile } from "./hashed-file";
import { targets } from "./targets";

type Sender = Pick<Site, "language" | "placeholders">;

/** Address of the company, in a line at the end of what is printed of a language's pages. */
function senderRule({ language, placeholders }: Sender): string {
  const { legalName, email, phone, street, postalCode, city, country } = placeholders.facts;
  const line = [legalName, email, phone, `${street}, ${postalCode} ${city}, ${country}`].join(" · ");
  return `:lang(${language.code}) main::after{content:${JSON.stringify(line)}}`;
}

/** The styles of paper, with the address of the company in each language. */
export function printStyles(sites: readonly Sender[]): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve("src/theme/print.css")],
    write: false,
    // Rules stay apart: engines that do not know a selector drop all of its list.
    minifyWhitespace: true,
    target: targets,
  });
  return [...outputFiles.map(({ text }) => text.trim()), ...sites.map(senderRule)].join("");
}

/**
 * Writes what paper needs into a file of its own, which every page names for print alone: browsers fetch it last, no page
 * is larger for it, and whoever prints has it, whether the app has come or not.
 * @returns its name, which changes with its content: `print-0123….css`
 */
export const writePrintStyles = (sites: readonly Sender[], publicFolder: string): string =>
  writeHashedFile(publicFolder, "print", "css", printStyles(sites));
