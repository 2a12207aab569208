import { expect, test } from "vitest";
import type { EnquiryLanguages } from "../../src/content/enquiry/forms";
import { followDefinitions } from "./follow-definitions";

const named = (language: string) => [{ language }] as unknown as EnquiryLanguages;

test("a running server takes what the newest build defines, read once", () => {
  let newest = "one";
  const read: string[] = [];
  const definitions = followDefinitions(
    () => newest,
    (folder) => {
      read.push(folder);
      return named(folder);
    },
  );
  expect([definitions()[0].language, definitions()[0].language]).toEqual(["one", "one"]);
  newest = "two";
  expect([definitions()[0].language, definitions()[0].language]).toEqual(["two", "two"]);
  expect(read).toEqual(["one", "two"]);
});

test("a build that cannot be read leaves the definitions of the one before", () => {
  let newest = "one";
  const definitions = followDefinitions(
    () => newest,
    (folder) => {
      if (folder === "broken") throw new Error("no file");
      return named(folder);
    },
  );
  newest = "broken";
  expect(definitions()[0].language).toBe("one");
  newest = "three";
  expect(definitions()[0].language).toBe("three");
});
