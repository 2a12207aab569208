/**
 * `npm run brand` draws favicons and brand files from the logo in `content/site.yaml`; `npm run brand -- logo.svg` takes it
 * from an SVG file first. The same sources give the same files.
 */
import { join } from "node:path";
import { contentFolder } from "../../src/content/files/file-tree";
import { sitesOrExit } from "../../src/content-check/checked-site";
import { colorsIn } from "../../src/theme/read-appearance";
import { faviconFiles } from "./favicons.mjs";
import { logoFiles } from "./logo-files.mjs";
import { takeLogo } from "./take-logo.mjs";
import { writeAll } from "./write-all.mjs";

const [drawing] = process.argv.slice(2);
if (drawing) takeLogo(drawing, join(contentFolder(), "site.yaml"), colorsIn("day"));

const [{ SiteSettings: settings }] = sitesOrExit();
const { facts, logo } = settings.data;
writeAll({ ...(await logoFiles(facts.company, logo)), ...(await faviconFiles(logo)) });
