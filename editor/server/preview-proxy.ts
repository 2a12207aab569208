import { randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http";
import { previewKeyParameter } from "../protocol";
import { isSameSecret } from "./guard";
import { passBack, passOn, passUpgrade } from "./pass-on";
import { answerPublished } from "./published-pages";

/** Path of the program that lets the editor and a page find each other; no page of the site has it. */
const scriptPath = "/__edit.js";

/** Path at which `npm run develop` gives a page the check's messages; here they stand in the form. */
const problemsPath = "/api/content-problems";

const withScript = (html: string, nonce = "") => {
  const tag = `<script src="${scriptPath}"${nonce && ` nonce="${nonce}"`}></script>`;
  return /<\/head>/i.test(html) ? html.replace(/<\/head>/i, `${tag}</head>`) : tag + html;
};

/** Stands in for a page that nobody serves yet: its program tells the editor, and shows the page once it is there. */
const noPage = "<html data-edit-new>";

const isPage = (message: IncomingMessage) => /^text\/html/.test(String(message.headers["content-type"]));

/** Headers of a page that would not let a frame show it, or the script run. */
const droppedOfPages = [
  "content-length",
  "content-security-policy",
  "x-frame-options",
  "content-encoding",
  "strict-transport-security",
];

/** Gatsby's own server lets every other site read what it answers, drafts too. */
const isKept = (name: string) => !name.startsWith("access-control-");

const kept = (headers: IncomingHttpHeaders, dropped: readonly string[] = []) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => isKept(name) && !dropped.includes(name))),
  "cross-origin-resource-policy": "same-origin",
});

/** The header by which the server behind this one knows who asks. */
export const upstreamKeyHeader = "x-edit-key";

function cookieOf(headers: IncomingHttpHeaders, name: string): string {
  const cookies = (headers.cookie ?? "").split(/;\s*/).map((cookie) => cookie.split("="));
  return cookies.find(([key]) => key === name)?.[1] ?? "";
}

interface ProxyOptions {
  /** The server that makes the pages. */
  upstream: string;
  script: string | Promise<string>;
  /** The only address whose pages may show these in a frame. */
  editor: () => string;
  /** The secret that the editor's frame begins with. */
  key: string;
  /** The address at which people see it, where another server stands in front; this machine's own otherwise. */
  address?: string | undefined;
  /** The published site, whose pages stand in while the server that makes them does not serve yet. */
  published?: { site: string; isShown: () => boolean };
}

/**
 * Shows the pages of another server, each with one program more; everything else passes as it is. Only the editor's frame
 * is answered: no other page of the same browser can read what is being written.
 */
export function previewProxy({ upstream, script, editor, key, address, published }: ProxyOptions): Server {
  const { hostname } = new URL(upstream);
  const port = Number(new URL(upstream).port);
  const cookieName = ({ socket }: IncomingMessage) => `edit_preview_${socket.localPort}`;
  /** The status for who may not ask. */
  const refusalOf = (incoming: IncomingMessage): number | undefined => {
    const { host, origin, "sec-fetch-site": site } = incoming.headers;
    const own = address === undefined ? `http://${host}` : new URL(address).origin;
    if (address === undefined ? !/^127\.0\.0\.1:\d+$/.test(host ?? "") : host !== new URL(address).host) return 421;
    if (site === "cross-site" || (origin !== undefined && origin !== own)) return 403;
    return isSameSecret(cookieOf(incoming.headers, cookieName(incoming)), key) ? undefined : 401;
  };
  /** The address without the key, where it has the right one. */
  const addressWithKey = ({ url = "/" }: IncomingMessage): string | undefined => {
    const wanted = new URL(url, "http://preview");
    const given = wanted.searchParams.get(previewKeyParameter);
    if (given === null || !isSameSecret(given, key)) return undefined;
    wanted.searchParams.delete(previewKeyParameter);
    return wanted.pathname + wanted.search;
  };
  const server = createServer((incoming, answer) => {
    const refusal = refusalOf(incoming);
    const location = refusal === undefined || refusal === 401 ? addressWithKey(incoming) : undefined;
    if (location !== undefined) {
      const isSecure = address?.startsWith("https:") ? "; Secure" : "";
      const cookie = `${cookieName(incoming)}=${key}; HttpOnly; SameSite=Strict; Path=/${isSecure}`;
      answer.writeHead(303, { location, "set-cookie": cookie, "cache-control": "no-store" }).end();
      return;
    }
    if (refusal !== undefined) {
      answer.writeHead(refusal).end();
      return;
    }
    if (incoming.url === scriptPath) {
      answer.writeHead(200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" });
      void Promise.resolve(script).then((program) =>
        answer.end(`window.editorAddress=${JSON.stringify(editor())};${program}`),
      );
      return;
    }
    if (incoming.url === problemsPath) {
      answer.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" }).end("[]");
      return;
    }
    if (published?.isShown()) {
      // The page's own programs would count a visitor, and know nothing of what is typed.
      const nonce = randomBytes(16).toString("base64");
      const policy = `frame-ancestors ${editor()}; script-src 'nonce-${nonce}'`;
      const { url } = incoming;
      const shown = (html: string, isThere: boolean) => withScript(isThere ? html : noPage, nonce);
      void answerPublished(answer, { site: published.site, url, policy }, shown);
      return;
    }
    const headers = {
      ...incoming.headers,
      host: `${hostname}:${port}`,
      "accept-encoding": "identity",
      [upstreamKeyHeader]: key,
    };
    const policy = { "content-security-policy": `frame-ancestors ${editor()}` };
    const answered = (given: IncomingMessage) => {
      if (!isPage(given)) {
        passBack(given, answer, kept(given.headers));
        return;
      }
      const parts: Buffer[] = [];
      given.on("data", (part: Buffer) => parts.push(part));
      given.on("end", () => {
        answer.writeHead(given.statusCode ?? 502, { ...kept(given.headers, droppedOfPages), ...policy });
        answer.end(withScript(Buffer.concat(parts).toString("utf8")));
      });
    };
    passOn(incoming, { hostname, port, headers }, answered, () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502, { "content-type": "text/html; charset=utf-8", ...policy }).end(withScript(noPage));
    });
  });
  server.on("upgrade", (incoming, socket, head) => {
    if (refusalOf(incoming) !== undefined) {
      socket.destroy();
      return;
    }
    const headers = { ...incoming.headers, host: `${hostname}:${port}`, [upstreamKeyHeader]: key };
    passUpgrade(incoming, socket, head, { hostname, port, headers });
  });
  return server;
}
