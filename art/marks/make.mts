/** `npm run brand` draws favicons and brand files from the logo in `content/site.yaml`. The same sources give the same files. */
import { sitesOrExit } from "../../src/content-check/checked-site";
import { faviconFiles } from "./favicons.mjs";
import { logoFiles } from "./logo-files.mjs";
import { writeAll } from "./write-all.mjs";

const [{ SiteSettings: settings }] = sitesOrExit();
const { facts, logo } = settings.data;
writeAll({ ...(await logoFiles(facts.company, logo)), ...(await faviconFiles(logo)) });
