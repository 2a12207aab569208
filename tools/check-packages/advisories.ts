/** A weakness that is known of a package of this tree, and what it means here. */
export interface Advisory {
  id: string;
  package: string;
  /** The first versions without it, one for each line of versions that was mended: `4.0.8`. */
  mendedIn: readonly string[];
  /** What is wrong, a few words. */
  weakness: string;
  /** How far visitors can reach it here. */
  judgement: string;
}

/**
 * Advisories that were compared by hand, for registries that tell none. `npm run check:packages` looks for their packages
 * in the lock file, and writes what it finds into docs/security.md.
 */
export const advisories: readonly Advisory[] = [
  {
    id: "GHSA-pxg6-pf52-xh8x",
    package: "cookie",
    mendedIn: ["0.7.0"],
    weakness: "takes names and values out of bounds",
    judgement: "below gatsby not reached: `gatsby develop` and `gatsby serve` only; our own is newer",
  },
  {
    id: "GHSA-qm9p-f9j5-w83w",
    package: "@parcel/reporter-dev-server",
    mendedIn: [],
    weakness: "answers any origin",
    judgement: "not reached: Gatsby compiles its configuration with parcel and starts no parcel server",
  },
  {
    id: "no number",
    package: "multer",
    mendedIn: ["2.1.1"],
    weakness: "denial of service",
    judgement: "Gatsby Functions are not used either",
  },
  {
    id: "GHSA-rhx6-c78j-4q9w",
    package: "path-to-regexp",
    mendedIn: ["0.1.12"],
    weakness: "slow expressions",
    judgement: "below gatsby only",
  },
  {
    id: "GHSA-grv7-fg5c-xmjg",
    package: "braces",
    mendedIn: ["3.0.3"],
    weakness: "memory without limit",
    judgement: "build only, own input",
  },
  {
    id: "GHSA-952p-6rrq-rcjv",
    package: "micromatch",
    mendedIn: ["4.0.8"],
    weakness: "slow expressions",
    judgement: "build only, own input",
  },
  {
    id: "GHSA-wr3j-pwj9-hqq6",
    package: "webpack-dev-middleware",
    mendedIn: ["5.3.4"],
    weakness: "path traversal",
    judgement: "`gatsby develop` only",
  },
  {
    id: "GHSA-pfrx-2q88-qqg7",
    package: "got",
    mendedIn: ["11.8.5"],
    weakness: "redirect to a socket",
    judgement: "build only",
  },
  {
    id: "GHSA-rp65-9cf3-cjxr",
    package: "nth-check",
    mendedIn: ["2.0.1"],
    weakness: "slow expressions",
    judgement: "build only, own input",
  },
];
