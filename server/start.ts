import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { ContentError } from "../src/content/read-site";
import { servedFolders } from "../src/hosting/releases";
import { buildApp } from "./app";
import { ConfigError, readConfig, type ServerConfig } from "./config";
import { enquiriesSentence, openEnquiries } from "./enquiries/service";
import { errorCodeOf, isBusy } from "./enquiries/store/store-error";
import { followBuilds } from "./site/follow-builds";

export function failToStart(error: unknown): never {
  if (!(error instanceof ConfigError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

export function siteAddress({ port, host }: ServerConfig): string {
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

export async function listen(app: FastifyInstance, { port, host }: ServerConfig): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = errorCodeOf(error);
    const sentence =
      {
        EADDRINUSE: `Port ${port} is already in use. Stop the other program or choose another port: PORT=${port < 65535 ? port + 1 : 9000} npm start.`,
        EACCES: `PORT is "${port}", which this user may not use; expected a port from 1024 on, such as PORT=9001.`,
      }[code] ??
      `HOST is "${host}", which is no address of this machine; expected localhost, or 0.0.0.0 for every address.`;
    throw /^E(ADDR|ACCES|NOTFOUND|AI_AGAIN|INVAL)/.test(code) ? new ConfigError(sentence) : error;
  }
}

/**
 * Serves the built site and takes enquiries, until the app is closed.
 * @returns the app, and sentences for whoever started it
 * @throws ConfigError or ContentError where it cannot
 */
export async function serve() {
  const config = readConfig(process.env);
  const { logLevel, trustProxy } = config;
  const [newest = ""] = servedFolders();
  if (!existsSync(join(newest, "index.html"))) {
    throw new ConfigError('There is no built site. Run "npm run build" first, or "npm start", which does both.');
  }
  // What a new build lets visitors choose, a running server takes.
  const buildOf = followBuilds(
    (known) => servedFolders(".", known),
    (sentence) => app.log.warn(sentence),
  );
  const enquiries = openEnquiries(config.enquiries, () => buildOf({}).enquiries);
  const app = await buildApp({ buildOf, logLevel, trustProxy, enquiries });
  await listen(app, config).catch(async (error) => {
    await app.close();
    throw error;
  });
  const { store } = enquiries;
  store.check().catch((error) => {
    if (isBusy(error)) return;
    const why = `ENQUIRY_DATABASE_URL leads to ${store.place}, which cannot be written (${errorCodeOf(error)})`;
    console.error(`No enquiry can be taken: ${why}. Pages are served all the same, and each enquiry tries again.`);
  });
  return { app, sentences: [`The site is at ${siteAddress(config)}`, enquiriesSentence(config.enquiries)] };
}
