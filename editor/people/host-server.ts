import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http";
import { tokenHeader } from "../protocol";
import { Refusal } from "../refusal";
import { passOn, passUpgrade, type Upstream } from "../server/pass-on";
import { words } from "../words";
import type { HostSettings } from "./host-settings";
import type { People } from "./people";
import { personOf, proxySecretHeader } from "./person";

/** Another site may lead here, and may not ask for anything else in the name of who is signed in. */
const isForeign = ({ method, headers }: IncomingMessage) =>
  headers["sec-fetch-site"] === "cross-site" && !(method === "GET" && headers["sec-fetch-mode"] === "navigate");

/** The head of a request as a person's own editor is to read it: without what only the proxy and this server know. */
function ownHeaders(headers: IncomingHttpHeaders, token: string): IncomingHttpHeaders {
  const { [proxySecretHeader]: _secret, [tokenHeader]: _token, ...others } = headers;
  return { ...others, [tokenHeader]: token };
}

/**
 * The editor, or its preview, for everybody whom the proxy in front names: each request goes to the editor of the person
 * who makes it, and no request without a name goes anywhere.
 */
export function hostServer(which: "editor" | "preview", people: People, settings: HostSettings): Server {
  const upstreamOf = async (incoming: IncomingMessage): Promise<Upstream> => {
    const person = personOf(incoming.headers, settings);
    if (!person) throw new Refusal(words.notSignedIn, 401);
    if (isForeign(incoming)) throw new Refusal(words.fromElsewhere, 403);
    const editor = await people.editorOf(person).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      console.error(error);
      throw new Refusal(words.ownEditorFailed, 502);
    });
    const headers = ownHeaders(incoming.headers, which === "editor" ? editor.token : "");
    return { hostname: "127.0.0.1", port: editor[which], headers };
  };
  const server = createServer(async (incoming, answer) => {
    try {
      const upstream = await upstreamOf(incoming);
      const failed = () => {
        if (answer.headersSent) answer.destroy();
        else answer.writeHead(502, { "content-type": "text/plain; charset=utf-8" }).end(words.ownEditorFailed);
      };
      passOn(incoming, answer, upstream, failed);
    } catch (error) {
      const { status, message } = error instanceof Refusal ? error : new Refusal(words.failed, 500);
      answer.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
      answer.end(message);
    }
  });
  server.on("upgrade", (incoming, socket, head) => {
    upstreamOf(incoming).then(
      (upstream) => passUpgrade(incoming, socket, head, upstream),
      () => socket.destroy(),
    );
  });
  return server;
}
