import { describe, expect, test } from "vitest";
import { readSite } from "../read-site";
import {
  type AttachmentFacts,
  admitAttachments,
  attachmentFault,
  limitsSentence,
  readableSize,
  type UploadLimits,
} from "./attachment-rules";
import { enquiryDefinitions } from "./forms";

const { words, uploads } = enquiryDefinitions(readSite());
const limits: UploadLimits = { maxFiles: 2, maxFileMegabytes: 1.5, maxTotalMegabytes: 2, types: ["pdf", "jpg"] };
const file = (name: string, size = 1): AttachmentFacts => ({ name, size });
const faultOf = (added: AttachmentFacts, others: readonly AttachmentFacts[] = []) =>
  attachmentFault(added, others, limits, words);

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [1001, "2 kB"],
  [830_000, "830 kB"],
  [999_000, "999 kB"],
  [999_001, "1 MB"],
  [1_000_000, "1 MB"],
  [2_400_000, "2.4 MB"],
  [10_000_001, "10.1 MB"],
])("%i bytes read as %s", (bytes, size) => {
  expect(readableSize(bytes)).toBe(size);
});

test("the limits are told beforehand", () => {
  expect(limitsSentence(limits, "{count}, {size}, {total}, {types}")).toBe("2, 1.5 MB, 2 MB, pdf, jpg");
});

test("the site's own limits are told in its own words", () => {
  expect(limitsSentence(uploads, words.filesLimits)).toBe(
    "Up to 5 files, 10 MB in all. Kinds: pdf, docx, xlsx, pptx, odt, txt, csv, png, jpg, webp.",
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
  ])("%s", (_, added, others) => expect(faultOf(added, others)).toBeUndefined());
});

describe("a file that cannot be added, and why", () => {
  const type = "was not added: we can take pdf, jpg.";

  test.each([
    ["of an unknown kind", file("run.exe"), [], `run.exe ${type}`],
    ["of a kind that this site does not take", file("a.png"), [], `a.png ${type}`],
    ["without an ending", file("pdf"), [], `pdf ${type}`],
    ["that is empty", file("a.pdf", 0), [], "a.pdf was not added: it is empty."],
    [
      "one byte too large",
      file("a.pdf", 1_500_001),
      [],
      "a.pdf was not added: it has 1.6 MB, and a file may have at most 1.5 MB.",
    ],
    [
      "above the number allowed",
      file("c.pdf"),
      [file("a.pdf"), file("b.pdf")],
      "c.pdf was not added: 2 files are the most we can take here.",
    ],
    [
      "one byte too large with the others",
      file("b.pdf", 500_001),
      [file("a.pdf", 1_500_000)],
      "b.pdf was not added: together the files would be larger than 2 MB.",
    ],
  ])("one %s", (_, added, others, fault) => expect(faultOf(added, others)).toBe(fault));

  const full = [file("a.pdf", 1_500_000), file("b.pdf", 500_000)];

  test.each([
    ["its kind before its emptiness", file("a.exe", 0), full, "we can take"],
    ["its kind before its size", file("a.exe", 9_000_000), full, "we can take"],
    ["its emptiness before the number", file("c.pdf", 0), full, "it is empty"],
    ["its size before the number", file("c.pdf", 9_000_000), full, "it has 9 MB"],
    ["the number before the sum", file("c.pdf", 1), full, "2 files are the most"],
    ["its size before the sum", file("c.pdf", 9_000_000), full.slice(0, 1), "it has 9 MB"],
  ])("only one reason is told: %s", (_, added, others, fault) => expect(faultOf(added, others)).toContain(fault));
});

describe("some new files", () => {
  test("join those already there, in the order in which they were chosen", () => {
    const [a, b] = [file("a.pdf"), file("b.pdf")];
    const { files, refusals } = admitAttachments([b], [a], limits, words);
    expect(files).toEqual([a, b]);
    expect(files[1]).toBe(b);
    expect(refusals).toEqual([]);
  });

  test("take the room that is left, the earlier ones first", () => {
    const { files, refusals } = admitAttachments(
      [file("b.pdf"), file("c.pdf"), file("d.pdf")],
      [file("a.pdf")],
      limits,
      words,
    );
    expect(files.map(({ name }) => name)).toEqual(["a.pdf", "b.pdf"]);
    expect(refusals).toEqual([
      "c.pdf was not added: 2 files are the most we can take here.",
      "d.pdf was not added: 2 files are the most we can take here.",
    ]);
  });

  test("do not take the place of one that is refused", () => {
    const added = [file("run.exe"), file("empty.pdf", 0), file("large.pdf", 1_500_001), file("b.pdf"), file("c.pdf")];
    const { files, refusals } = admitAttachments(added, [], limits, words);
    expect(files.map(({ name }) => name)).toEqual(["b.pdf", "c.pdf"]);
    expect(refusals.map((refusal) => refusal.split(" ")[0])).toEqual(["run.exe", "empty.pdf", "large.pdf"]);
  });

  test("count towards the sum only where they are added", () => {
    const added = [file("b.pdf", 1_000_000), file("c.pdf", 600_000)];
    const { files, refusals } = admitAttachments(added, [file("a.pdf", 1_400_000)], limits, words);
    expect(files.map(({ name }) => name)).toEqual(["a.pdf", "c.pdf"]);
    expect(refusals).toEqual(["b.pdf was not added: together the files would be larger than 2 MB."]);
  });

  test("leave the given lists as they were", () => {
    const present = [file("a.pdf")];
    const added = [file("b.pdf")];
    admitAttachments(added, present, limits, words);
    expect([present.length, added.length]).toEqual([1, 1]);
  });
});
