import { availableParallelism } from "node:os";

/** Does work for each item, for as many at once as keep every core busy: sharp and zlib work on threads of their own. */
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
