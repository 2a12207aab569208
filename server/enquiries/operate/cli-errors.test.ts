import { expect, test } from "vitest";
import { StoreError } from "../store/store-error";
import { databaseSentence, systemSentence } from "./cli-errors";

test.each([
  ["SQLITE_FULL", /^The disk of \/data\/a\.db is full .* Free some megabytes/],
  ["SQLITE_BUSY", /^Another program has been writing to \/data\/a\.db/],
  ["SQLITE_CORRUPT", /restore the latest backup/],
  ["SQLITE_READONLY", /Run the command as the server's user\.$/],
  ["LATER_VERSION", /^\/data\/a\.db was written by a later version .* Start that version again/],
  ["SQLITE_IOERR", /^\/data\/a\.db cannot be read or written \(SQLITE_IOERR\)/],
])("%s of the database is a sentence that names it and says what to do", (code, sentence) => {
  expect(databaseSentence(new StoreError(code, "detail"), "/data/a.db")).toMatch(sentence);
});

test.each([
  ["ENOSPC", /^The disk is full: \/tmp\/out\.csv could not be written\./],
  ["EACCES", /^This user may not use \/tmp\/out\.csv/],
  ["ENOENT", /^There is no \/tmp\/out\.csv/],
  ["EISDIR", /^\/tmp\/out\.csv is a folder/],
])("%s of a file is a sentence", (code, sentence) => {
  const error = Object.assign(new Error("detail"), { code, path: "/tmp/out.csv", syscall: "open" });
  expect(systemSentence(error)).toMatch(sentence);
});
