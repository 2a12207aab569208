import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildApp } from "./app";
import { ConfigError, readConfig, type ServerConfig } from "./config";

/** `npm run serve`: serves the built site until it is told to stop. */

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function configOrFail(): ServerConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

/** What to do about an address that cannot be listened on, or undefined where the reason is another. */
function listenFault(code: string | undefined, { port, host }: ServerConfig): string | undefined {
  if (code === "EADDRINUSE") {
    const other = port < 65535 ? port + 1 : 9000;
    return `Port ${port} is already in use. Stop the other program or choose another port: PORT=${other} npm start.`;
  }
  if (code === "EACCES") {
    return `PORT is "${port}", which this user may not use; right is a port from 1024 on, such as PORT=9001.`;
  }
  if (["ENOTFOUND", "EADDRNOTAVAIL", "EAI_AGAIN", "EINVAL"].includes(code ?? "")) {
    return `HOST is "${host}", which is no address of this machine; right is localhost, or 0.0.0.0 for every address.`;
  }
  return undefined;
}

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
