import { existsSync } from "node:fs";
import { join } from "node:path";
import { servedFolders } from "../src/hosting/releases";
import { buildApp } from "./app";
import { enquiriesSentence } from "./enquiries/open-enquiries";
import { listenOrFail } from "./listen";
import { configOrFail, enquiriesOrFail, fail, siteOrFail } from "./start-up";

/** `npm run serve`: serves the built site and takes enquiries until it is told to stop. */
async function start(): Promise<void> {
  const config = configOrFail();
  const { logLevel, trustProxy } = config;
  if (!existsSync(join(servedFolders()[0] ?? "", "index.html"))) {
    fail('There is no built site. Run "npm run build" first, or "npm start", which does both.');
  }

  const site = siteOrFail();
  const enquiries = await enquiriesOrFail(config, site);
  const app = await buildApp({ folders: servedFolders, site, logLevel, trustProxy, enquiries });
  const address = await listenOrFail(app, config);
  console.log(`The site is at ${address}`);
  console.log(enquiriesSentence(config.enquiries));

  // Stops listening, finishes what is under way, then ends. Whoever stops a wrapper as well sends the signal twice.
  let closing: Promise<void> | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      closing ??= app.close();
      void closing.then(() => process.exit(0));
    });
  }
}

void start();
