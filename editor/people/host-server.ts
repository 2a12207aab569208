import { mkdirSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from "node:http";
import { tokenHeader } from "../protocol";
import { Refusal } from "../refusal";
import { type HostSettings, hostSettings } from "./host-settings";
import { People } from "./people";
import { personOf, proxySecretHeader } from "./person";

/** Another site may lead here, and may not ask for anything else in the name of who is signed in. */
const isForeign = ({ method, headers }: IncomingMessage) =>
  headers["sec-fetch-site"] === "cross-site" && !(method === "GET" && headers["sec-fetch-mode"] === "navigate");

/** The head of a request as a person's own editor is to read it: without what only the proxy and this server know. */
function ownHeaders(headers: IncomingHttpHeaders, token: string): IncomingHttpHeaders {
  const { [proxySecretHeader]: _secret, [tokenHeader]: _token, ...others } = headers;
  return { ...others, [tokenHeader]: token };
}

const ownFailed = "Your editor could not be started; whoever runs this server finds the reason in its log. Try again.";

const plainText = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Each request goes to the editor, or preview, of the person whom the proxy in front names, and none without a name. */
export function hostServer(which: "editor" | "preview", people: People, settings: HostSettings): Server {
  const ownEditor = async (incoming: IncomingMessage) => {
    const person = personOf(incoming.headers, settings);
    if (!person) {
      throw new Refusal("Nobody is signed in here. Open the editor by the address that your company has for it.", 401);
    }
    if (isForeign(incoming)) throw new Refusal("Another site may not ask this editor for anything.", 403);
    const editor = await people.editorOf(person).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      console.error(error);
      throw new Refusal(ownFailed, 502);
    });
    return { port: editor[which], headers: ownHeaders(incoming.headers, which === "editor" ? editor.token : "") };
  };
  return createServer(async (incoming, answer) => {
    try {
      const { port, headers } = await ownEditor(incoming);
      const { url: path, method } = incoming;
      // A connection of its own: one that was used before may be closed at this moment by a server that was busy for long.
      const asked = request({ hostname: "127.0.0.1", port, path, method, headers, agent: false }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      asked.on("error", () => {
        if (answer.headersSent) answer.destroy();
        else answer.writeHead(502, plainText).end(ownFailed);
      });
      incoming.pipe(asked);
    } catch (error) {
      const { status, message } = error instanceof Refusal ? error : new Refusal(ownFailed, 500);
      answer.writeHead(status, plainText).end(message);
    }
  });
}

/** `npm run edit -- --host`: the editor for people without a checkout, behind a proxy that signs them in. */
export async function host(): Promise<void> {
  const settings = hostSettings(process.env);
  const { EDIT_LISTEN: listen, EDIT_ORIGIN: origin, editorPort, previewPort } = settings;
  mkdirSync(settings.EDIT_DIR, { recursive: true });
  const people = new People(settings);
  const servers = [
    hostServer("editor", people, settings).listen(editorPort, listen),
    hostServer("preview", people, settings).listen(previewPort, listen),
  ];
  await Promise.all(
    servers.map((server) => new Promise((done, fail) => server.once("listening", done).once("error", fail))),
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      people.stop();
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    });
  }
  const passesOn = `${listen}:${editorPort} (the editor) and ${listen}:${previewPort} (the preview)`;
  console.log(`The editor is at ${origin}, by a proxy that signs people in and passes on to ${passesOn}.`);
}
