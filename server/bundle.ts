import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const folder = "server/dist";

/** Folder that takes its place once it is whole: a server that ends meanwhile is started again from the one before. */
const part = `${folder}.part`;

/** A package with a program for each kind of machine, which no bundle can hold, and the one that finds that. */
const native = ["@photostructure/sqlite", "node-gyp-build"];

/** `npm run build:server`: writes the server and its command line into one file, with the packages that it needs beside it. */
async function bundle(): Promise<void> {
  rmSync(part, { recursive: true, force: true });
  await build({
    entryPoints: ["server/main.ts"],
    outfile: join(part, "server.mjs"),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    // Loaded by pg where somebody has installed it.
    external: [...native, "pg-native"],
    // Packages in the older format name it. The bundle has names of its own, which none of these may be.
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
    logLevel: "warning",
  });
  for (const name of native) {
    cpSync(join("node_modules", name), join(part, "node_modules", name), { recursive: true, dereference: true });
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
  console.log(`${folder}/server.mjs is the server; ${native.length} packages are beside it.`);
}

void bundle();
