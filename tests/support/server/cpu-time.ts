/** Number of times that each size is measured: whatever else the machine does only ever adds to the time. */
const times = 5;

/** Processor time that work takes at best, in microseconds. Waiting for a turn on a busy machine does not count. */
async function cpuTime(work: () => Promise<unknown>): Promise<number> {
  const measured: number[] = [];
  for (let count = 0; count < times; count++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    measured.push(user + system);
  }
  return Math.min(...measured);
}

/** Growth between that of work in proportion, 2, and of quadratic work, 4: as many times the one as the other is of it. */
export const mostGrowth = Math.sqrt(2 * 4);

/**
 * Growth of the time that work takes with twice the input, of two doublings. Work in proportion comes to about 2 in one of
 * some rounds, and quadratic work to about 4 in each.
 * @param work does it with an input of so many parts, half as many and twice as many
 */
export async function growthOf(work: (parts: number) => Promise<unknown>, parts: number): Promise<number> {
  // Compiling and loading once are no part of it.
  await work(parts);
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 12 && growth > mostGrowth; round++) {
    const least = await cpuTime(() => work(parts / 2));
    growth = Math.min(growth, Math.sqrt((await cpuTime(() => work(parts * 2))) / least));
  }
  return growth;
}
