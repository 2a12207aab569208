import { resolve } from "node:path";
import type { Brand, SharePage } from "../../src/gatsby/head/share-pictures/pages";

/** What all pictures in tests have in common. */
export const brand: Brand = { company: "Firm", host: "firm.example" };

/** A page for tests: one service, with a diorama of the real site. */
export const sharePage: SharePage = {
  path: "/services/devops",
  tint: "mist",
  title: "Pipelines your team trusts.",
  superHeading: "DevOps",
  diorama: { file: resolve("content/images/fallback.webp"), digest: "d1", alt: "A small sunlit town" },
};

/** Headlines that are hard to set. */
export const hardTitles = {
  long: "Every single one of the many entries in your books is explained, with its source and its date, before the auditor asks.",
  longWord: "Donaudampfschifffahrtsgesellschaftskapitänsmützen für Größen über neunundfünfzig",
  endless: "Word after word ".repeat(25).trim(),
  short: "GDPR",
};
