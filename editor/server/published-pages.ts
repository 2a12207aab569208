import { createServer, type Server } from "node:http";
import { words } from "../words";

/** Milliseconds after which the published site counts as away. */
const timeoutMs = 20_000;

/**
 * Shows the pages of the published site in a frame of the editor, which the site itself allows nobody. What anybody can
 * read there, anybody may read here.
 * @param site the address of the published site
 * @param editor the address of the editor
 */
export function publishedPages(site: string, editor: () => string): Server {
  return createServer(async ({ url = "" }, answer) => {
    try {
      const given = await fetch(site + (url.startsWith("/") ? url : "/"), { signal: AbortSignal.timeout(timeoutMs) });
      const bytes = Buffer.from(await given.arrayBuffer());
      answer.writeHead(given.status, {
        "content-type": given.headers.get("content-type") ?? "application/octet-stream",
        "content-security-policy": `frame-ancestors ${editor()}`,
        "cross-origin-resource-policy": "same-origin",
      });
      answer.end(bytes);
    } catch {
      answer.writeHead(502, { "content-type": "text/plain; charset=utf-8" }).end(words.publishedAway(site));
    }
  });
}
