import { describe, expect, test } from "vitest";
import { messages } from "../../../tests/support/enquiry-samples";
import { interpolate } from "../../content/text/text";
import { type AttachmentFacts, admitAttachments, limitsSentence, readableSize } from "./attachment-limits";
import type { UploadLimits } from "./question-rules";

const limits: UploadLimits = { maxFiles: 2, maxFileMegabytes: 1.5, maxTotalMegabytes: 2, types: ["pdf", "jpg"] };
const fileType = (name: string) => interpolate(messages.fileType, { name, types: "PDF, JPG" });
const fileEmpty = (name: string) => interpolate(messages.fileEmpty, { name });
const fileTooLarge = (name: string, size: string) => interpolate(messages.fileTooLarge, { name, size, max: "1.5 MB" });
const fileTooMany = (name: string) => interpolate(messages.fileTooMany, { name, count: 2 });
const fileTotal = (name: string) => interpolate(messages.fileTotal, { name, total: "2 MB" });
const file = (name: string, size = 1): AttachmentFacts => ({ name, size });

test.each([
  [0, "en-GB", "0 byte"],
  [999, "en-GB", "999 byte"],
  [1001, "en-GB", "2 kB"],
  [999_000, "en-GB", "999 kB"],
  [999_001, "en-GB", "1 MB"],
  [2_400_000, "de-DE", "2,4 MB"],
  [10_000_001, "en-GB", "10.1 MB"],
])("%i bytes read in %s as %s", (bytes, locale, size) => {
  expect(readableSize(bytes, { locale }).replace(/\s/u, " ")).toBe(size);
});

test("the limits are told beforehand", () => {
  expect(limitsSentence(limits, { ...messages, filesLimits: "{count}, {size}, {total}, {types}" })).toBe(
    "2, 1.5 MB, 2 MB, PDF, JPG",
  );
});

test.each<[what: string, added: AttachmentFacts, others: AttachmentFacts[], problem?: string]>([
  ["of a kind that is taken", file("brief.pdf"), []],
  ["with another ending of that kind", file("photo.JPEG"), []],
  ["of exactly the largest size", file("brief.pdf", 1_500_000), []],
  ["that is the last of the number allowed", file("b.pdf"), [file("a.pdf")]],
  ["that fills the sum of all exactly", file("b.pdf", 500_000), [file("a.pdf", 1_500_000)]],
  ["that is called like another", file("a.pdf"), [file("a.pdf")]],
  ["of an unknown kind", file("virus.pdf.exe"), [], fileType("virus.pdf.exe")],
  ["with a blank behind its name", file("notes.pdf "), [], fileType("notes.pdf ")],
  ["called as all objects have it", file("a.constructor"), [], fileType("a.constructor")],
  ["of a kind that this site does not take", file("a.png"), [], fileType("a.png")],
  ["without an ending", file("pdf"), [], fileType("pdf")],
  ["that is empty", file("a.pdf", 0), [], fileEmpty("a.pdf")],
  ["one byte too large", file("a.pdf", 1_500_001), [], fileTooLarge("a.pdf", "1.6 MB")],
  ["above the number allowed", file("c.pdf"), [file("a.pdf"), file("b.pdf")], fileTooMany("c.pdf")],
  ["one byte too large with the others", file("b.pdf", 500_001), [file("a.pdf", 1_500_000)], fileTotal("b.pdf")],
])("a file %s is added, or refused with the reason", (_, added, others, problem) => {
  expect(admitAttachments([added], others, limits, messages).refusals[0]).toBe(problem);
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
    expect(refusals).toEqual([fileTooMany("c.pdf"), fileTooMany("d.pdf")]);
  });

  test("count towards the sum only where they are added", () => {
    const added = [file("b.pdf", 1_000_000), file("c.pdf", 600_000)];
    const { files, refusals } = admitAttachments(added, [file("a.pdf", 1_400_000)], limits, messages);
    expect(files.map(({ name }) => name)).toEqual(["a.pdf", "c.pdf"]);
    expect(refusals).toEqual([fileTotal("b.pdf")]);
  });
});
