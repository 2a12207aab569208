import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import type { Site } from "../../content/read-site";
import { removeLeftovers } from "../files/many-files";

/** The browsers of package.json's browserslist, as esbuild names them. */
export const targets = ["chrome109", "edge109", "firefox115", "safari16.4", "ios16.4"];

function bundled(file: string, options: BuildOptions): string {
  const { outputFiles } = buildSync({ entryPoints: [resolve("src", file)], target: targets, ...options, write: false });
  return outputFiles.map(({ text }) => text).join("");
}

const program = (file: string) =>
  bundled(`loader/${file}`, {
    bundle: true,
    minify: true,
    format: "iife",
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });

/** Writes a file that browsers may keep for ever, `loader-01234567.js`, in the place of those of earlier builds. */
function writeHashedFile(folder: string, name: string, extension: "js" | "css", content: string): string {
  const file = `${name}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.${extension}`;
  mkdirSync(folder, { recursive: true });
  const ofThisName = new RegExp(`^${name}-[0-9a-f]{8,20}\\.${extension}(\\.|$)`);
  removeLeftovers(folder, (other) => ofThisName.test(other) && !other.startsWith(file));
  writeFileSync(join(folder, file), content);
  return file;
}

type PrintedSite = Pick<Site, "language" | "placeholders">;

function addressRule({ language, placeholders }: PrintedSite): string {
  const { legalName, email, phone, street, postalCode, city, country } = placeholders.facts;
  const line = [legalName, email, phone, `${street}, ${postalCode} ${city}, ${country}`].join(" · ");
  return `:lang(${language.code}) main::after{content:${JSON.stringify(line)}}`;
}

const printStyles = (sites: readonly PrintedSite[]): string =>
  // Rules stay apart: engines that do not know a selector drop all of its list.
  [bundled("theme/print.css", { minifyWhitespace: true }).trim(), ...sites.map(addressRule)].join("");

/** Builds what every page names in its head: the same script in all, which one hash in the security policy allows. */
export const writeHeadFiles = (sites: readonly PrintedSite[], folder: string) => ({
  headScript: program("head-script.ts"),
  loader: writeHashedFile(folder, "loader", "js", program("loader.ts")),
  printStyles: writeHashedFile(folder, "print", "css", printStyles(sites)),
});
