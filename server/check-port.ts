import { createServer } from "node:net";
import { readConfig } from "./config";
import { listenErrorSentence } from "./listen";
import { fail, failToStart } from "./start-up";

/** Runs before `npm start` builds, so that a port in use is said at once and not after minutes of building. */
function checkPort(): void {
  const config = readConfig(process.env);
  const probe = createServer();
  probe.once("error", (error: NodeJS.ErrnoException) => fail(listenErrorSentence(error.code, config) ?? error.message));
  probe.listen(config.port, config.host, () => probe.close());
}

try {
  checkPort();
} catch (error) {
  failToStart(error);
}
