// Builds the site once more as an editor might change it, for tests/journeys/third-*.spec.ts: a copy of the project below
// .variants/ with the services of other companies switched on and a third wizard.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import sharp from "sharp";
import { parseDocument } from "yaml";

const target = resolve(".variants/third-parties");

/** Nothing listens there: the tests answer in its place. */
const standIn = "http://127.0.0.1:9120";

const thirdParties = {
  waitForConsent: true,
  analytics: { id: "G-TEST123", origin: standIn, connect: [standIn] },
  chat: { script: `${standIn}/chat.js?site=1`, globals: ["ChatWidget"] },
  scripts: [{ purpose: "sessionAnalytics", script: `${standIn}/session.js?site=1`, globals: ["SessionRecorder"] }],
};

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
rmSync(target, { recursive: true, force: true });
for (const file of files.trim().split("\n").filter(existsSync)) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  cpSync(file, join(target, file));
}
symlinkSync(resolve("node_modules"), join(target, "node_modules"));
// Small pictures in the places of the large ones: these tests do not look at them, and encoding takes minutes.
const small = sharp({ create: { width: 64, height: 48, channels: 3, background: "#cfe0c4" } });
const pictures = { ".webp": await small.clone().webp().toBuffer(), ".png": await small.clone().png().toBuffer() };
for (const name of readdirSync(join(target, "content/images"), { recursive: true, encoding: "utf8" })) {
  const picture = pictures[extname(name)];
  if (picture) writeFileSync(join(target, "content/images", name), picture);
}

const site = join(target, "content/site.yaml");
const document = parseDocument(readFileSync(site, "utf8"));
document.set("thirdParties", thirdParties);
const analytics = document.getIn(["consent", "purposes", 1]);
analytics.set("storage", [{ name: "chat_*", kind: "localStorage", purpose: "A test.", duration: "a test" }]);
document.setIn(["enquiries", "addresses", "bookAudit"], "/api/enquiries/book-audit");
writeFileSync(site, document.toString());

const wizard = parseDocument(readFileSync(join(target, "content/wizards/start-project.yaml"), "utf8"));
wizard.set("name", "Book an audit");
wizard.set("address", "bookAudit");
wizard.setIn(["steps", 3, "fields", 0, "label"], "What shall we look at?");
writeFileSync(join(target, "content/wizards/book-audit.yaml"), wizard.toString());

execFileSync("npx", ["gatsby", "build"], { cwd: target, stdio: "inherit" });
