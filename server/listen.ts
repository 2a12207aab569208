import type { FastifyInstance } from "fastify";
import type { ServerConfig } from "./config";
import { StartError } from "./start-up";

/** The address of the server on this machine, as a browser opens it. */
export function siteAddress({ port, host }: ServerConfig): string {
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Sentence about an address that cannot be listened on, or undefined where the reason is another. */
function listenErrorSentence(code: string | undefined, { port, host }: ServerConfig): string | undefined {
  if (code === "EADDRINUSE") {
    const other = port < 65535 ? port + 1 : 9000;
    return `Port ${port} is already in use. Stop the other program or choose another port: PORT=${other} npm start.`;
  }
  if (code === "EACCES") {
    return `PORT is "${port}", which this user may not use; expected a port from 1024 on, such as PORT=9001.`;
  }
  if (["ENOTFOUND", "EADDRNOTAVAIL", "EAI_AGAIN", "EINVAL"].includes(code ?? "")) {
    return `HOST is "${host}", which is no address of this machine; expected localhost, or 0.0.0.0 for every address.`;
  }
  return undefined;
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
