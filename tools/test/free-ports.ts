import { createServer } from "node:net";

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((done) => {
    probe.once("error", () => done(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
  });
}

/** The first of some ports in a row on which nobody listens, from a given one upwards. */
export async function freePorts(from: number, count: number): Promise<number> {
  for (let first = from; first + count <= 65536; first += count) {
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`There are no ${count} free ports in a row from ${from} on.`);
}
