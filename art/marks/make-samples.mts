/** `npm run samples -w art` draws the marks of the sample's clients, partners and choices into `content/images`. */
import { colorsIn } from "../../src/theme/read-appearance";
import { sampleMarkSvg, sampleMarks } from "./sample-marks.mjs";
import { serviceMarkSvg, serviceMarks } from "./service-marks.mjs";
import { writeAll } from "./write-all.mjs";

const logos = Object.entries(sampleMarks).map(
  ([file, mark]) => [`content/images/logos/${file}.svg`, sampleMarkSvg(mark, colorsIn("day").text)] as const,
);
const choices = Object.entries(serviceMarks).map(
  ([file, mark]) => [`content/images/choices/${file}.svg`, serviceMarkSvg(mark)] as const,
);
writeAll(Object.fromEntries([...logos, ...choices]));
