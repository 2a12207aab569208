/**
 * Draws the lettering of the sample marks once, into lettering.json, which is committed: its fonts (all SIL OFL 1.1,
 * from npm) are no dependency of the site. Run it only to change the lettering:
 *
 *   (mkdir -p /tmp/fonts && cd /tmp/fonts && npm init -y && npm install PACKAGES below @5.3.0)
 *   npx tsx art/marks/lettering.mts /tmp/fonts/node_modules
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Lettering, type Outline, outline } from "./outline.mjs";

const lines: Record<string, Lettering> = {
  halden: {
    font: "@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2",
    axes: { wght: 600 },
    text: "Halden",
    tracking: -0.01,
  },
  voltra: {
    font: "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
    axes: { wght: 780, wdth: 122 },
    text: "VOLTRA",
    tracking: 0.01,
  },
  northpier: {
    font: "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2",
    text: "NORTHPIER",
    tracking: 0.045,
  },
  merseyCo: {
    font: "@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2",
    axes: { wght: 650 },
    text: "mersey+co",
    tracking: -0.02,
  },
  kestrel: {
    font: "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2",
    axes: { wght: 700 },
    text: "Kestrel",
    tracking: -0.02,
  },
  grid: {
    font: "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2",
    axes: { wght: 700 },
    text: "Grid",
    tracking: -0.02,
  },
  ostara: {
    font: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    axes: { wght: 520, opsz: 36, SOFT: 60, WONK: 0 },
    text: "Ostara",
    tracking: -0.01,
  },
  remote: {
    font: "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
    axes: { wght: 700 },
    text: "remote",
    tracking: -0.04,
  },
  developers: {
    font: "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
    axes: { wght: 700 },
    text: "developers",
    tracking: -0.04,
  },
  marketing: {
    font: "@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2",
    text: "Marketing",
  },
  agency: {
    font: "@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2",
    text: "Agency",
  },
};

const folder = process.argv[2];
if (!folder) throw new Error("Name the node_modules folder that has the fonts; see the comment above.");
const drawn: Record<string, Outline> = {};
for (const [key, line] of Object.entries(lines)) drawn[key] = await outline({ ...line, font: join(folder, line.font) });
writeFileSync("art/marks/lettering.json", `${JSON.stringify(drawn, null, 2)}\n`);
