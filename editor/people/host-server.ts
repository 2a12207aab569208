import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from "node:http";
import { EditRefusal } from "../edit-refusal";
import { tokenHeader } from "../protocol";
import { type HostSettings, hostSettings } from "./host-settings";
import { People, personOf, proxySecretHeader } from "./people";

/** Another site may lead here, and may not ask for anything else in the name of who is signed in. */
const isForeign = ({ method, headers }: IncomingMessage) =>
  headers["sec-fetch-site"] === "cross-site" && !(method === "GET" && headers["sec-fetch-mode"] === "navigate");

function ownHeaders(headers: IncomingHttpHeaders, token: string): IncomingHttpHeaders {
  const { [proxySecretHeader]: _secret, [tokenHeader]: _token, ...others } = headers;
  return { ...others, [tokenHeader]: token };
}

const ownFailed = "Your editor could not be started; whoever runs this server finds the reason in its log. Try again.";

const plainText = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

export function hostServer(which: "editor" | "preview", people: People, settings: HostSettings): Server {
  return createServer(async (incoming, answer) => {
    try {
      const person = personOf(incoming.headers, settings);
      if (!person) {
        throw new EditRefusal(
          "Nobody is signed in here. Open the editor by the address that your company has for it.",
          401,
        );
      }
      if (isForeign(incoming)) throw new EditRefusal("Another site may not ask this editor for anything.", 403);
      const editor = await people.editorOf(person);
      const { url: path, method } = incoming;
      const port = editor[which];
      const headers = ownHeaders(incoming.headers, which === "editor" ? editor.token : "");
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
      if (!(error instanceof EditRefusal)) console.error(error);
      const { status, message } = error instanceof EditRefusal ? error : new EditRefusal(ownFailed, 502);
      answer.writeHead(status, plainText).end(message);
    }
  });
}

export async function host(): Promise<void> {
  const settings = hostSettings(process.env);
  const { EDIT_LISTEN: listen, EDIT_ORIGIN: origin, editorPort, previewPort } = settings;
  mkdirSync(settings.EDIT_DIR, { recursive: true });
  const people = new People(settings);
  const servers = [
    hostServer("editor", people, settings).listen(editorPort, listen),
    hostServer("preview", people, settings).listen(previewPort, listen),
  ];
  await Promise.all(servers.map((server) => once(server, "listening")));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());
  const passesOn = `${listen}:${editorPort} (the editor) and ${listen}:${previewPort} (the preview)`;
  console.log(`The editor is at ${origin}, by a proxy that signs people in and passes on to ${passesOn}.`);
}
