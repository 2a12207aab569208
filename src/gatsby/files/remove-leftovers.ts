import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Removes those of a folder's files that earlier builds have left. */
export function removeLeftovers(folder: string, isLeft: (file: string) => boolean): void {
  for (const file of readdirSync(folder)) if (isLeft(file)) rmSync(join(folder, file));
}
