import { readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

/** Does work for as many items at once as keep every core busy: sharp and zlib work on threads of their own. */
export const forEachAtOnce = <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> =>
  Readable.from(items).forEach(work, { concurrency: availableParallelism() * 2 });

export function removeLeftovers(folder: string, isLeft: (file: string) => boolean): void {
  for (const file of readdirSync(folder)) if (isLeft(file)) rmSync(join(folder, file));
}
