import { existsSync } from "node:fs";
import { ownersFolders } from "./owners-folders";

/** One part of `npm test`: an npm script, which can be repeated by itself. */
export interface Part {
  readonly script: string;
  /** The parts that must have ended well before. */
  readonly after?: readonly string[];
  /** True where the part keeps every core busy by itself. */
  readonly isAlone?: boolean;
  /** A committed file that the part writes anew; where it differs, the part fails. */
  readonly writes?: string;
  /** What is enough where it has passed before and nothing has changed since but in folders that the rest of it does not read. */
  readonly whenUnchanged?: { readonly script: string; readonly unread: readonly string[] };
}

const checks = ["check:content", "check:types", "check:lint", "check:unused"];

/** The proof that the sample can be replaced costs one more build: in CI, and as long as the sample is there. */
const isProved = process.env.CI && existsSync("tests/specification");

/** Its build begins with the pictures of the project's; its pages keep every core busy, like those of the project. */
const ownerProof: { readonly build: readonly Part[]; readonly pages: readonly Part[] } = {
  build: isProved ? [{ script: "test:owner-build", after: ["build", "test:unit"] }] : [],
  pages: isProved ? [{ script: "test:owner-pages", after: ["test:owner-build"], isAlone: true }] : [],
};

const builds: readonly Part[] = [
  { script: "build", after: ["check:content"], writes: "src/gatsby-types.d.ts" },
  { script: "build:test-site", after: ["build"] },
];

/** All of `npm run test:full`: what is too slow for every change. */
export const fullParts: readonly Part[] = [
  { script: "check:content" },
  ...builds,
  { script: "test:states", after: ["build:test-site"], isAlone: true },
  { script: "test:idle", after: ["build:test-site", "test:states"], isAlone: true },
  { script: "test:guide", after: ["build:test-site", "test:idle"], isAlone: true },
];

/** All of `npm test`. Parts begin in this order, two at a time, as soon as those that they need have ended. */
export const parts: readonly Part[] = [
  ...checks.map((script) => ({ script })),
  { script: "build", after: ["check:content", "check:types"], writes: "src/gatsby-types.d.ts" },
  {
    script: "test:unit",
    after: checks,
    whenUnchanged: { script: "test:unit-content", unread: ownersFolders },
  },
  { script: "test:built", after: ["build"] },
  { script: "build:test-site", after: ["build"] },
  ...ownerProof.build,
  {
    script: "test:browser",
    after: ["build:test-site", "test:unit"],
    isAlone: true,
    whenUnchanged: { script: "test:pages", unread: ownersFolders },
  },
  ...ownerProof.pages,
];
