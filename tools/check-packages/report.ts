import type { Advisory } from "./advisories";

/** What is read of `package-lock.json`. */
export interface LockFile {
  packages: Readonly<Record<string, { version?: string } | undefined>>;
}

/** What `npm outdated --json` says of a package. */
export interface Outdated {
  current?: string;
  latest?: string;
}

const numbers = (version: string) => (version.split(/[-+]/, 1)[0] ?? "").split(".").map(Number);

/** Whether a version comes before another, by its three numbers. */
export function isBefore(version: string, other: string): boolean {
  const [left, right] = [numbers(version), numbers(other)];
  for (let index = 0; index < 3; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** All versions of a package in the lock file, each once, the lowest first. */
export function versionsOf({ packages }: LockFile, name: string): string[] {
  const found = Object.entries(packages).flatMap(([path, entry]) =>
    path.endsWith(`node_modules/${name}`) && entry?.version ? [entry.version] : [],
  );
  return [...new Set(found)].sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** The versions of a package that have a weakness: all below the version that mended it. */
export function affectedVersions(lock: LockFile, { package: name, mendedIn }: Advisory): string[] {
  return versionsOf(lock, name).filter((version) => !mendedIn.some((mended) => !isBefore(version, mended)));
}

/** The advisories as a table of Markdown, with what the lock file has. */
export function advisoryTable(lock: LockFile, advisories: readonly Advisory[]): string {
  const rows = advisories.map((advisory) => {
    const versions = versionsOf(lock, advisory.package);
    const affected = affectedVersions(lock, advisory);
    const state =
      versions.length === 0 ? "not there" : affected.length === 0 ? "mended" : `affected: ${affected.join(", ")}`;
    return `| ${advisory.package} ${advisory.weakness} (${advisory.id}) | ${versions.join(", ")} | ${state}; ${advisory.judgement} |`;
  });
  return ["| advisory | in the lock file | judgement |", "| --- | --- | --- |", ...rows].join("\n");
}

/** The packages that are out of date, one a line. */
export const outdatedLines = (outdated: Readonly<Record<string, Outdated>>): string[] =>
  Object.entries(outdated).map(([name, { current, latest }]) => `${name} ${current ?? "not installed"} -> ${latest}`);

const marks = /(<!-- advisories -->\n)[\s\S]*(\n<!-- end of advisories -->)/;

/**
 * A document with the table in its place.
 * @throws Error where it has no such place
 */
export function withTable(document: string, table: string): string {
  if (!marks.test(document)) throw new Error("docs/security.md has no place for the table: <!-- advisories -->.");
  return document.replace(marks, (_, start: string, end: string) => start + table + end);
}
