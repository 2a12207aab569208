import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";

const folder = "server/dist";

/** Folder that takes its place once it is whole: a server that ends meanwhile is started again from the one before. */
const part = `${folder}.part`;

/** Packages with a program for each kind of machine, which no bundle can hold. */
const native = ["@photostructure/sqlite"];

function closureOf(name: string, found = new Set<string>()): Set<string> {
  const manifest = join("node_modules", name, "package.json");
  if (found.has(name) || !existsSync(manifest)) return found;
  found.add(name);
  for (const needed of Object.keys(JSON.parse(readFileSync(manifest, "utf8")).dependencies ?? {})) {
    closureOf(needed, found);
  }
  return found;
}

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
    // Packages in the older format name these. The bundle has names of its own, which none of these may be.
    banner: {
      js: [
        'import { createRequire as __createRequire } from "node:module";',
        'import { dirname as __dirnameOf } from "node:path";',
        'import { fileURLToPath as __pathOf } from "node:url";',
        "const require = __createRequire(import.meta.url);",
        "const __filename = __pathOf(import.meta.url);",
        "const __dirname = __dirnameOf(__filename);",
      ].join("\n"),
    },
    logLevel: "warning",
  });
  const packages = new Set(native.flatMap((name) => [...closureOf(name)]));
  for (const name of packages) {
    cpSync(join("node_modules", name), join(part, "node_modules", name), { recursive: true, dereference: true });
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
  console.log(`${folder}/server.mjs is the server; ${packages.size} packages are beside it.`);
}

void bundle();
