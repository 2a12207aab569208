import type { ServerResponse } from "node:http";
import { words } from "../words";
import { pageStyles } from "./page-styles";

/** Milliseconds after which the published site counts as away. */
const timeoutMs = 20_000;

/** Page that says one sentence, in the colours of the editor. */
const sentencePage = (sentence: string) =>
  `<!doctype html><html lang="en"><style>${pageStyles()}body{margin:48px;font:20px/1.5 var(--font-text);color:var(--text);background:var(--background)}</style><p>${sentence}</p></html>`;

/**
 * Answers with a page or a file of the published site, which itself lets nobody show it in a frame. What anybody can read
 * there, anybody may read here.
 * @param site the address of the published site
 * @param policy what a page may do here
 * @param changed makes what is shown of a page
 */
export async function answerPublished(
  answer: ServerResponse,
  { site, url = "/", policy }: { site: string; url: string | undefined; policy: string },
  changed = (html: string, _isThere: boolean) => html,
): Promise<void> {
  try {
    const given = await fetch(site + (url.startsWith("/") ? url : "/"), { signal: AbortSignal.timeout(timeoutMs) });
    const type = given.headers.get("content-type") ?? "application/octet-stream";
    const bytes = Buffer.from(await given.arrayBuffer());
    answer.writeHead(given.status, {
      "content-type": type,
      "content-security-policy": policy,
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
    });
    answer.end(type.startsWith("text/html") ? changed(bytes.toString("utf8"), given.ok) : bytes);
  } catch {
    answer.writeHead(502, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy });
    answer.end(changed(sentencePage(words.publishedAway(site)), false));
  }
}
