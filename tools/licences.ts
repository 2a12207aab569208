import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const licencesFile = "docs/licences.md";

/** What a package says of its licence: a name, or, as npm once had it, an object. */
type Licence = string | { readonly type?: string } | undefined;

interface LockedPackage {
  readonly version?: string;
  readonly license?: Licence;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(path, "utf8"));

/** The licence that an installed package names itself; binaries of other platforms are not installed. */
function installedLicence(folder: string): Licence {
  const file = join(folder, "package.json");
  return existsSync(file) ? readJson<{ license?: Licence }>(file).license : undefined;
}

/** The list of all packages in a lock file that are not for development only, by licence, the most frequent first. */
export function licencesText({ packages }: Lock, licenceOf: (folder: string) => Licence = installedLicence): string {
  const byLicence = new Map<string, Set<string>>();
  for (const [path, { dev, version, license, optional }] of Object.entries(packages)) {
    if (path === "" || dev) continue;
    const licence = license ?? licenceOf(path);
    if (licence === undefined && optional) continue;
    const name = (typeof licence === "string" ? licence : licence?.type) ?? "see its package";
    const names = byLicence.get(name) ?? new Set();
    byLicence.set(name, names.add(`${path.replace(/^.*node_modules\//, "")} ${version}`));
  }
  const sections = [...byLicence]
    .sort(([nameA, a], [nameB, b]) => b.size - a.size || (nameA < nameB ? -1 : 1))
    .map(([name, names]) => `## ${name} (${names.size})\n\n${[...names].sort().join(", ")}\n`);
  return `# Licences\n\nOf all packages that the site or its build uses, from the lock file (\`npm run licences\`).\n\n${sections.join("\n")}`;
}

/** The list as it is right for the project's own lock file. */
export const projectLicences = () => licencesText(readJson<Lock>("package-lock.json"));

// `npm run licences`
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(licencesFile, projectLicences());
