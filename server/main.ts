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

async function start(): Promise<void> {
  const { port, host, logLevel } = configOrFail();
  const publicFolder = resolve("public");
  if (!existsSync(join(publicFolder, "index.html"))) {
    fail('There is no built site in public/. Run "npm run build" first, or "npm start", which does both.');
  }

  const app = await buildApp({ publicFolder, logLevel });
  try {
    await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
      fail(
        `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
      );
    }
    throw error;
  }
  console.log(`The site is at http://localhost:${port}`);

  // Stops listening, finishes what is under way, then ends.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}

void start();
