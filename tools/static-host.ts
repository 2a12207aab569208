import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { servedFolders } from "../src/hosting/releases";
import { copyForHost } from "./static-host/host-files";
import { vercelConfig } from "./static-host/vercel-output";

/**
 * `npm run build:host`: writes the last build into `host/` as Netlify and Cloudflare Pages want it, and with `vercel`
 * behind it into `.vercel/output`.
 */
function run(): void {
  const [built = ""] = servedFolders();
  if (!existsSync(join(built, "_headers"))) {
    console.error('There is no built site. Run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  if (process.argv[2] !== "vercel") {
    const files = copyForHost(built, resolve("host"));
    console.log(`${files.length} files are in host/, for Netlify and Cloudflare Pages.`);
    return;
  }
  const output = resolve(".vercel/output");
  rmSync(output, { recursive: true, force: true });
  const files = copyForHost(built, join(output, "static"));
  writeFileSync(join(output, "config.json"), `${JSON.stringify(vercelConfig(built, files), null, 2)}\n`);
  console.log(`${files.length} files are in .vercel/output, for Vercel.`);
}

run();
