import { existsSync } from "node:fs";
import { join } from "node:path";
import { servedFolders } from "../src/hosting/releases";
import { buildApp } from "./app";
import { readConfig } from "./config";
import { enquiriesSentence, openEnquiries, storeSentence } from "./enquiries/open-enquiries";
import { listen } from "./listen";
import { followBuilds } from "./site/follow-builds";
import { StartError } from "./start-up";

/**
 * Serves the built site and takes enquiries, until the app is closed.
 * @returns the app, and sentences for whoever started it
 * @throws StartError, ConfigError or ContentError with what to do, where it cannot
 */
export async function serve() {
  const config = readConfig(process.env);
  const { logLevel, trustProxy } = config;
  const [newest = ""] = servedFolders();
  if (!existsSync(join(newest, "index.html"))) {
    throw new StartError('There is no built site. Run "npm run build" first, or "npm start", which does both.');
  }

  // What a new build lets visitors choose, a running server takes.
  const buildOf = followBuilds(
    (known) => servedFolders(".", known),
    (sentence) => app.log.warn(sentence),
  );
  const enquiries = openEnquiries(config.enquiries, () => buildOf({}).enquiries);
  const app = await buildApp({ buildOf, logLevel, trustProxy, enquiries });
  try {
    const address = await listen(app, config);
    void storeSentence(enquiries).then((sentence) => sentence && console.error(sentence));
    return { app, sentences: [`The site is at ${address}`, enquiriesSentence(config.enquiries)] };
  } catch (error) {
    await app.close();
    throw error;
  }
}
