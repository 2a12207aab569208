import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { buildApp } from "./app";
import { enquiriesSentence } from "./enquiries/open-enquiries";
import { listenOrFail } from "./listen";
import { configOrFail, enquiriesOrFail, siteOrFail } from "./start-up";

/** `npm run develop`: Gatsby's own server for the pages, and beside it this one, which takes enquiries. */
async function start(): Promise<void> {
  const config = configOrFail();
  const { logLevel, trustProxy } = config;
  const enquiries = await enquiriesOrFail(config, siteOrFail());
  const app = await buildApp({ logLevel, trustProxy, enquiries });
  const address = await listenOrFail(app, config);
  console.log(`Enquiries are taken at ${address}/api/enquiries/`);
  console.log(enquiriesSentence(config.enquiries));

  // Node runs Gatsby itself: a signal reaches it and no wrapper, and every system can start it.
  const develop = [resolve("node_modules/gatsby/cli.js"), "develop", "--port", String(config.developPort)];
  const gatsby = spawn(process.execPath, develop, { stdio: "inherit" });
  gatsby.once("error", (error) => console.error(`Gatsby could not be started: ${error.message}`));
  // Whichever ends, the other ends with it.
  gatsby.once("close", (code) => void app.close().then(() => process.exit(code ?? 0)));
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => gatsby.kill(signal));
  }
}

void start();
