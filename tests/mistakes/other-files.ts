import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { testContent } from "../support/test-content";

const whole = readFileSync(join(testContent, "images/harbour.webp"));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#17724A" } })
    .png()
    .toBuffer();

/** Files that stand in `content/` by mistake, beside the texts. */
export const otherFiles = {
  "a picture": () => whole,
  "the first half of a picture": () => whole.subarray(0, whole.length / 2),
  nothing: () => Buffer.alloc(0),
  words: () => Buffer.from("A text that was saved under the name of a picture."),
  "a picture of 100 pixels": () => plain(100, 80),
  "a picture of 1700 pixels": () => plain(1700, 10),
  "a picture of 7000 pixels": () => plain(7000, 2),
  "400 kB": () => Buffer.alloc(400 * 1024),
  "half a drawing": () => Buffer.from(drawing.slice(0, 40)),
  "a drawing with a script": () => Buffer.from(drawing.replace("</svg>", "<script>1</script></svg>")),
} as const;
