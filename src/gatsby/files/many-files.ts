import { readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

/** Does work for as many items at once as keep every core busy: sharp and zlib work on threads of their own. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = [...items];
  const workers = Array.from({ length: availableParallelism() * 2 }, async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  });
  await Promise.all(workers);
}

export function removeLeftovers(folder: string, isLeft: (file: string) => boolean): void {
  for (const file of readdirSync(folder)) if (isLeft(file)) rmSync(join(folder, file));
}
