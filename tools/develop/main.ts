import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { buildApp } from "../../server/app";
import { readConfig } from "../../server/config";
import { enquiriesSentence, openEnquiries } from "../../server/enquiries/service";
import { failToStart, listen, siteAddress } from "../../server/start";
import { enquirySites } from "../../src/content/enquiry/enquiry-site";
import { contentFolder, staticFolder } from "../../src/content/files/file-tree";
import { readSites } from "../../src/content/read-site";
import { type ContentState, followContent } from "../../src/content-check/follow-content";
import { formatProblem, formatProblems } from "../../src/content-check/report";

/** The copy of `content/` that Gatsby reads: always the last state that was in order. */
const mirror = resolve(".sites/develop/content");

/** Gatsby's own server for the pages, and this one beside it, which takes enquiries and tells problems over the page. */
async function start(problems: () => readonly string[]): Promise<void> {
  process.env.CONTENT_DIR = mirror;
  const config = readConfig(process.env);
  const { logLevel, trustProxy } = config;
  const languages = enquirySites(readSites());
  const enquiries = openEnquiries(config.enquiries, () => languages);
  const app = await buildApp({ logLevel, trustProxy, enquiries });
  app.get("/api/content-problems", (_, reply) => reply.send(problems()));
  await listen(app, config);
  console.log(`Enquiries are taken at ${siteAddress(config)}/api/enquiries/`);
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

function sentenceOn({ held, isStopped, failure }: ContentState): string {
  if (failure !== undefined) return `The pages follow no change: ${failure}`;
  if (held.length === 0) return "content/ is in order.";
  const end = isStopped ? "The pages follow once it is in order." : "On the pages, it stays as it was until then.";
  return `${formatProblems(held)}\n${end}`;
}

// `npm run develop`: shows the site, follows every change of `content/`, and says what is wrong with one.
const content = followContent({
  contentRoot: contentFolder(),
  staticRoot: staticFolder(),
  mirror,
  onState: (state) => console.log(`\n${sentenceOn(state)}`),
  onReady: () => void start(() => content.state().held.map(formatProblem)).catch(failToStart),
});
