import { describe, expect, test } from "vitest";
import { messages } from "../../../tests/support/enquiry-definition";
import { interpolate } from "../../content/text/text";
import { type AttachmentFacts, admitAttachments, limitsSentence, readableSize } from "./attachment-limits";
import type { UploadLimits } from "./kind-rules";

const limits: UploadLimits = { maxFiles: 2, maxFileMegabytes: 1.5, maxTotalMegabytes: 2, types: ["pdf", "jpg"] };
const fileType = (name: string) => interpolate(messages.fileType, { name, types: "PDF, JPG" });
const fileEmpty = (name: string) => interpolate(messages.fileEmpty, { name });
const fileTooLarge = (name: string, size: string) =>
  interpolate(messages.fileTooLarge, { name, size, max: "1.5 tons" });
const fileTooMany = (name: string) => interpolate(messages.fileTooMany, { name, count: 2 });
const fileTotal = (name: string) => interpolate(messages.fileTotal, { name, total: "2 tons" });
const file = (name: string, size = 1): AttachmentFacts => ({ name, size });
const problemOf = (added: AttachmentFacts, others: readonly AttachmentFacts[] = []) =>
  admitAttachments([added], others, limits, messages).refusals[0]?.sentence;

test.each([
  [0, "0 grains"],
  [999, "999 grains"],
  [1000, "1 pounds"],
  [1001, "2 pounds"],
  [830_000, "830 pounds"],
  [999_000, "999 pounds"],
  [999_001, "1 tons"],
  [1_000_000, "1 tons"],
  [2_400_000, "2.4 tons"],
  [10_000_001, "10.1 tons"],
])("%i bytes read as %s", (bytes, size) => {
  expect(readableSize(bytes, messages)).toBe(size);
});

test("a German reads a size with a decimal comma", () => {
  expect(readableSize(2_400_000, { ...messages, locale: "de-DE" })).toBe("2,4 tons");
});

test("the limits are told beforehand", () => {
  expect(limitsSentence(limits, { ...messages, filesLimits: "{count}, {size}, {total}, {types}" })).toBe(
    "2, 1.5 tons, 2 tons, PDF, JPG",
  );
});

describe("a file that can be added", () => {
  test.each([
    ["one of a kind that is taken", file("brief.pdf"), []],
    ["one with another ending of that kind", file("photo.JPEG"), []],
    ["one of exactly the largest size", file("brief.pdf", 1_500_000), []],
    ["the last of the number allowed", file("b.pdf"), [file("a.pdf")]],
    ["one that fills the sum of all exactly", file("b.pdf", 500_000), [file("a.pdf", 1_500_000)]],
    ["one that is called like another", file("a.pdf"), [file("a.pdf")]],
  ])("%s", (_, added, others) => expect(problemOf(added, others)).toBeUndefined());
});

describe("a file that cannot be added, and why", () => {
  test.each([
    ["of an unknown kind", file("virus.pdf.exe"), [], fileType("virus.pdf.exe")],
    ["with a blank behind its name", file("notes.pdf "), [], fileType("notes.pdf ")],
    ["called as all objects have it", file("a.constructor"), [], fileType("a.constructor")],
    ["of a kind that this site does not take", file("a.png"), [], fileType("a.png")],
    ["without an ending", file("pdf"), [], fileType("pdf")],
    ["that is empty", file("a.pdf", 0), [], fileEmpty("a.pdf")],
    ["one byte too large", file("a.pdf", 1_500_001), [], fileTooLarge("a.pdf", "1.6 tons")],
    ["above the number allowed", file("c.pdf"), [file("a.pdf"), file("b.pdf")], fileTooMany("c.pdf")],
    ["one byte too large with the others", file("b.pdf", 500_001), [file("a.pdf", 1_500_000)], fileTotal("b.pdf")],
  ])("one %s", (_, added, others, problem) => expect(problemOf(added, others)).toBe(problem));
});

describe("some new files", () => {
  test("take the room that is left, the earlier ones first", () => {
    const { files, refusals } = admitAttachments(
      [file("b.pdf"), file("c.pdf"), file("d.pdf")],
      [file("a.pdf")],
      limits,
      messages,
    );
    expect(files.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf"]);
    expect(refusals.map(({ sentence }) => sentence)).toEqual([fileTooMany("c.pdf"), fileTooMany("d.pdf")]);
  });

  test("count towards the sum only where they are added", () => {
    const added = [file("b.pdf", 1_000_000), file("c.pdf", 600_000)];
    const { files, refusals } = admitAttachments(added, [file("a.pdf", 1_400_000)], limits, messages);
    expect(files.map(({ name }) => name)).toEqual(["a.pdf", "c.pdf"]);
    expect(refusals).toEqual([{ status: 413, sentence: fileTotal("b.pdf") }]);
  });
});
