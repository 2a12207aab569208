/** `npm run brand` draws favicons and brand files from the logo in `content/site.yaml`. The same sources give the same files. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { faviconFiles } from "./favicons.mjs";
import { type Logo, logoFiles } from "./logo-files.mjs";
import { writeAll } from "./write-all.mjs";

const { facts, logo } = parse(readFileSync("content/site.yaml", "utf8")) as { facts: { company: string }; logo: Logo };
writeAll({ ...(await logoFiles(facts.company, logo)), ...(await faviconFiles(logo)) });
