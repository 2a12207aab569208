import { renameSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { drawPicture } from "./draw";
import type { DrawingTask } from "./draw-all";
import { loadFonts } from "./fonts";

/** Draws the pictures that it is told to, then ends. It is started by `draw-all.ts`, once for each core. */
async function draw({ drawings, brand }: DrawingTask): Promise<void> {
  sharp.concurrency(1);
  const fonts = loadFonts();
  for (const { page, file } of drawings) {
    const picture = await drawPicture(page, brand, fonts).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The sharing picture of ${page.path} could not be drawn from ${page.diorama.file}: ${reason}`);
    });
    // A build that is broken off here must not leave half a file under the name of a whole one.
    writeFileSync(`${file}.part`, picture);
    renameSync(`${file}.part`, file);
  }
}

// A build that ends early needs no pictures.
process.once("disconnect", () => process.exit());

process.once("message", (task: DrawingTask) => {
  draw(task).then(
    () => process.disconnect(),
    (error: Error) => process.send?.(error.message, () => process.exit(1)),
  );
});
