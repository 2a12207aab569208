/*
 * Loaded into a process before all else: whatever it or a program of its own asks the file system about the folders in
 * RECORDED_FOLDERS is written to the file in RECORDED_READS. CommonJS, since any Node program must be able to load it.
 */
const fs = require("node:fs");
const childProcess = require("node:child_process");
const { syncBuiltinESMExports } = require("node:module");
const { delimiter, resolve, sep } = require("node:path");
const { fileURLToPath } = require("node:url");

const folders = process.env.RECORDED_FOLDERS.split(delimiter);
const { appendFileSync } = fs;

/** Notes each argument that is a path of these folders, and lets the call go on. */
function note(name, args) {
  for (const value of args.slice(0, 2)) {
    const text = value instanceof URL && value.protocol === "file:" ? fileURLToPath(value) : value;
    if (typeof text !== "string" || text.includes("\0")) continue;
    const path = resolve(text);
    if (folders.some((folder) => path === folder || path.startsWith(folder + sep))) {
      appendFileSync(process.env.RECORDED_READS, `${name} ${path}\n`);
    }
  }
}

const likeReal = (real, wrapper) => Object.defineProperties(wrapper, Object.getOwnPropertyDescriptors(real));

const asksFiles =
  /^(access|copyFile|cp|createReadStream|exists|lstat|open|opendir|readFile|readdir|readlink|realpath|stat|watch|watchFile)(Sync)?$/;
for (const files of [fs, fs.promises]) {
  for (const [name, real] of Object.entries(files)) {
    if (typeof real !== "function" || !asksFiles.test(name)) continue;
    files[name] = likeReal(real, (...args) => {
      note(name, args);
      return real.apply(files, args);
    });
  }
}

// A program that is started with an environment of its own is recorded like one that inherits this one.
const names = ["NODE_OPTIONS", "RECORDED_FOLDERS", "RECORDED_READS"];
const isOptions = (value) => typeof value === "object" && value !== null && !Array.isArray(value) && value.env;
for (const name of ["exec", "execSync", "execFile", "execFileSync", "fork", "spawn", "spawnSync"]) {
  const real = childProcess[name];
  childProcess[name] = likeReal(real, (...args) => {
    const handed = Object.fromEntries(names.map((key) => [key, process.env[key]]));
    return real(...args.map((value) => (isOptions(value) ? { ...value, env: { ...handed, ...value.env } } : value)));
  });
}

syncBuiltinESMExports();
