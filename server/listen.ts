import type { FastifyInstance } from "fastify";
import type { ServerConfig } from "./config";
import { listenErrorSentence } from "./listen-error";
import { StartError } from "./start-up";

/** The address to open in a browser. */
function siteAddress({ port, host }: ServerConfig): string {
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * Listens and tells the address to open.
 * @throws StartError where it cannot
 */
export async function listen(app: FastifyInstance, config: ServerConfig): Promise<string> {
  const { port, host } = config;
  try {
    await app.listen({ port, host });
  } catch (error) {
    const sentence = listenErrorSentence((error as NodeJS.ErrnoException).code, config);
    throw sentence ? new StartError(sentence) : error;
  }
  return siteAddress(config);
}
