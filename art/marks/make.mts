/** Draws every mark of the brand again: `npm run art:marks`. The same sources give the same files. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parse } from "yaml";
import { palette } from "../../src/theme/palette";
import { faviconFiles } from "./favicons.mjs";
import { logoFiles } from "./logo-files.mjs";
import { sampleMarkSvg, sampleMarks } from "./sample-marks.mjs";
import { serviceMarkSvg, serviceMarks } from "./service-marks.mjs";

const { facts } = parse(readFileSync("content/site.yaml", "utf8")) as { facts: { company: string } };
const files: Record<string, string | Buffer> = {
  ...(await logoFiles(facts.company)),
  ...(await faviconFiles()),
};
for (const [file, mark] of Object.entries(sampleMarks)) {
  files[`content/images/logos/${file}.svg`] = sampleMarkSvg(mark, palette.ink);
}
for (const [file, mark] of Object.entries(serviceMarks)) {
  files[`content/images/choices/${file}.svg`] = serviceMarkSvg(mark);
}
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`${path} ${content.length} bytes`);
}
