import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildApp } from "./app";
import type { ServerConfig } from "./config";
import { listenFault } from "./listen-fault";
import { configOrFail, fail } from "./start-up";

/** `npm run serve`: serves the built site until it is told to stop. */

/** The address to open in a browser. */
function siteAddress({ port, host }: ServerConfig): string {
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

async function start(): Promise<void> {
  const config = configOrFail();
  const { port, host, logLevel } = config;
  const publicFolder = resolve("public");
  if (!existsSync(join(publicFolder, "index.html"))) {
    fail('There is no built site in public/. Run "npm run build" first, or "npm start", which does both.');
  }

  const app = await buildApp({ publicFolder, logLevel });
  try {
    await app.listen({ port, host });
  } catch (error) {
    const fault = listenFault((error as NodeJS.ErrnoException).code, config);
    if (fault) fail(fault);
    throw error;
  }
  console.log(`The site is at ${siteAddress(config)}`);

  // Stops listening, finishes what is under way, then ends.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}

void start();
