import { mkdirSync } from "node:fs";
import { words } from "../words";
import { hostServer } from "./host-server";
import { hostSettings } from "./host-settings";
import { People } from "./people";

/** `npm run edit -- --host`: the editor for people without a checkout, behind a proxy that signs them in. */
export async function host(): Promise<void> {
  const settings = hostSettings(process.env);
  mkdirSync(settings.EDIT_DIR, { recursive: true });
  const people = new People(settings);
  const servers = [
    hostServer("editor", people, settings).listen(settings.editorPort, settings.EDIT_LISTEN),
    hostServer("preview", people, settings).listen(settings.previewPort, settings.EDIT_LISTEN),
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
  console.log(words.hosting(settings.EDIT_ORIGIN, settings.EDIT_LISTEN, settings.editorPort, settings.previewPort));
}
