import { availableParallelism } from "node:os";

/**
 * Lets Gatsby use every core. It keeps one for itself and gives the rest to its jobs, so that a machine with two cores
 * would encode one picture after the other; this process waits while they work and needs none of its own. To be called
 * by Gatsby's configuration: gatsby-plugin-sharp looks at the number when it is loaded, before any hook of ours runs.
 */
export function encodeOnAllCores(): void {
  process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
}
