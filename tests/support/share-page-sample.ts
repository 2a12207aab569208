import { join } from "node:path";
import type { SharePage } from "../../src/gatsby/share-pictures/pages";
import { testContent } from "./test-content";
import { settings } from "./test-site";

/** A page for tests: one service, with a picture of the tests' own site. */
export const sharePage: SharePage = {
  logo: { ...settings.logo, name: "firm" },
  host: "firm.example",
  path: "/services/devops",
  tint: "mist",
  title: "Pipelines your team trusts.",
  superHeading: "DevOps",
  diorama: { file: join(testContent, "images/harbour.webp"), alt: "A small sunlit town" },
  hasSun: false,
};

/** Headlines that are hard to set. */
export const hardTitles = {
  long: "Every single one of the many entries in your books is explained, with its source and its date, before the auditor asks.",
  longWord: "Donaudampfschifffahrtsgesellschaftskapitänsmützen für Größen über neunundfünfzig",
  heldTogether: "Right\u00a0record, right\u00a0bedside, nowhere\u202felse.",
  endless: "Word after word ".repeat(25).trim(),
  short: "GDPR",
};
