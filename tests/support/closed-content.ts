import { existsSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterAll, expect } from "vitest";

const recorder = resolve("tests/support/record-reads.cjs");
const reads = join(tmpdir(), `content-reads-${process.pid}.txt`);

process.env.RECORDED_FOLDERS = [resolve("content"), resolve("tests/specification")].join(delimiter);
process.env.RECORDED_READS = reads;
process.env.NODE_OPTIONS = `--require ${JSON.stringify(recorder)}`;
createRequire(import.meta.url)(recorder);

/**
 * What an owner replaces is closed to the unit tests, so that whatever stands there cannot change how they end: they
 * need not be repeated on an owner's copy. A file that asks about it, itself or through a program that it starts, fails.
 */
afterAll(() => {
  const asked = existsSync(reads) ? [...new Set(readFileSync(reads, "utf8").trim().split("\n"))] : [];
  rmSync(reads, { force: true });
  expect(asked, "files of an owner that it reads: name this test in testsOfContent, vitest.config.mts").toEqual([]);
});
