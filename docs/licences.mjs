// `npm run licences`: writes docs/licences.md from the lock file. Every package that is not for development only.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const byLicence = new Map();
for (const [path, { dev, version, license, optional }] of Object.entries(packages)) {
  if (path === "" || dev) continue;
  const file = `${path}/package.json`;
  // Binaries of other platforms are in the lock file only.
  const licence = license ?? (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).license : undefined);
  if (licence === undefined && optional) continue;
  const name = `${path.replace(/^.*node_modules\//, "")} ${version}`;
  const known = typeof licence === "string" ? licence : (licence?.type ?? "see its package");
  byLicence.set(known, [...(byLicence.get(known) ?? []), name]);
}
const sections = [...byLicence]
  .sort(([, a], [, b]) => b.length - a.length)
  .map(([licence, names]) => `## ${licence} (${new Set(names).size})\n\n${[...new Set(names)].sort().join(", ")}\n`);
writeFileSync(
  "docs/licences.md",
  `# Licences\n\nOf all packages that the site or its build uses, from the lock file (\`npm run licences\`).\n\n${sections.join("\n")}`,
);
