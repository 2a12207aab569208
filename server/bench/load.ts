import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import type { BenchServer } from "./bench-server";

/** What is asked for, again and again. */
interface BenchTarget {
  name: string;
  request: { method: "GET" | "POST"; path: string; headers?: Record<string, string>; body?: string };
  connections: number;
}

export const pageTarget: BenchTarget = { name: "page", request: { method: "GET", path: "/" }, connections: 20 };

export const assetTarget = (path: string): BenchTarget => ({
  name: "asset",
  request: { method: "GET", path },
  connections: 20,
});

/** An enquiry as the form sends it, with an attachment of 100 kB. */
export const enquiryTarget: BenchTarget = {
  name: "enquiry with 100 kB",
  request: {
    method: "POST",
    path: "/api/enquiries/start-project",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      fullName: "Ada Example",
      email: "ada@example.com",
      services: ["DevOps"],
      description: "Measured.",
      files: [
        { name: "notes.txt", type: "text/plain", size: 100_000, data: Buffer.alloc(100_000, "a").toString("base64") },
      ],
    }),
  },
  connections: 10,
};

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

function faultsOf(name: string, { non2xx, errors, timeouts }: autocannon.Result): string[] {
  const count = non2xx + errors + timeouts;
  return count > 0 ? [`${name}: ${count} answers were not ones of success.`] : [];
}

/** Asks for one target for some seconds and prints how it went; returns what was wrong, as sentences. */
export async function measure(server: BenchServer, target: BenchTarget, seconds: number): Promise<string[]> {
  const { name, request, connections } = target;
  const result = await autocannon({ url: server.url, requests: [request], connections, duration: seconds });
  console.log(`${name}: ${Math.round(result.requests.average)} requests a second, p99 ${result.latency.p99} ms`);
  return faultsOf(name, result);
}

/** How many enquiries of a form the server takes in a second, over five of them. */
export async function enquiryRate(server: { url: string }, form: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  const request = { method: "POST" as const, path: `/api/enquiries/${form}`, headers, body: JSON.stringify(body) };
  const { requests } = await autocannon({ url: server.url, requests: [request], connections: 10, duration: 5 });
  return requests.average;
}

/** How fast pages and bundles are to be sent, of what @fastify/static alone does. */
const leastRatio = 0.9;

/** How long each server is asked at a time, in seconds: in turn, so that both have the same machine. */
const turn = 2;

/** Asks the real server and a bare one for the same in turn; returns what was wrong, as sentences. */
export async function compare(
  server: BenchServer,
  bare: BenchServer,
  target: BenchTarget,
  turns: number,
): Promise<string[]> {
  const { name, request, connections } = target;
  const compressed = { ...request, headers: { "accept-encoding": "gzip" } };
  const counts = { server: 0, bare: 0 };
  for (let count = 0; count < turns * 2; count++) {
    const which = count % 2 === 0 ? "server" : "bare";
    const { url } = which === "server" ? server : bare;
    const result = await autocannon({ url, requests: [compressed], connections, duration: turn });
    counts[which] += result.requests.average / turns;
  }
  const ratio = counts.server / counts.bare;
  const [own, other] = [Math.round(counts.server), Math.round(counts.bare)];
  console.log(`${name}: ${own} requests a second, @fastify/static alone ${other}: ${ratio.toFixed(2)}`);
  return ratio < leastRatio ? [`${name}: ${ratio.toFixed(2)} of @fastify/static alone; ${leastRatio} is wanted.`] : [];
}

/** How much more memory may be in use at the end than a third of the way through. */
const tolerance = 1.3;

/** The middle one: a single look may fall before or after a clearing up. */
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Puts all targets under load together and watches the memory; returns what was wrong, as sentences. */
export async function watchMemory(
  server: BenchServer,
  targets: readonly BenchTarget[],
  seconds: number,
): Promise<string[]> {
  const samples: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      samples.push(server.memory());
      await pause(250);
    }
  })();
  const results = await Promise.all(
    targets.map(async ({ name, request }) => {
      const result = await autocannon({ url: server.url, requests: [request], connections: 4, duration: seconds });
      return { name, result };
    }),
  );
  isOver = true;
  await watching;

  const [first = 0] = samples;
  const last = samples.at(-1) ?? 0;
  console.log(
    `memory over ${seconds} s of mixed load: first ${megabytes(first)}, last ${megabytes(last)}, ` +
      `most ${megabytes(Math.max(...samples))}`,
  );
  const third = Math.floor(samples.length / 3);
  const window = Math.max(1, Math.floor(samples.length / 12));
  const early = median(samples.slice(third, third + window));
  const late = median(samples.slice(-window));
  const faults = results.flatMap(({ name, result }) => faultsOf(name, result));
  if (late > early * tolerance) {
    faults.push(`Memory grew from ${megabytes(early)} after ${Math.round(seconds / 3)} s to ${megabytes(late)}.`);
  }
  return faults;
}
