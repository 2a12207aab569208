import { describe, expect, test } from "vitest";
import { messages, question, uploads } from "../../../tests/support/enquiry-definition";
import type { EnquiryField } from "../../content/schemas/enquiry-field";
import { interpolate } from "../../content/text/text";
import { honeypotName } from "./protocol";
import { problemOf, type QuestionKind, questionKinds, rulesOf } from "./rules";

const file = { name: "plan.pdf", type: "application/pdf", size: 3, data: "YWJj" };
const image = { src: "circle.svg", alt: "" };
const { refusals } = messages;
const tooLong = (count: number, max: number) => interpolate(messages.tooLong, { count, max });
const fileTooLarge = interpolate(messages.fileTooLarge, { name: "plan.pdf", size: "1.6 MB", max: "1.5 MB" });
const odd = [null, 5, true, {}, { length: 1 }, [["x"]], [null]];
const noText = [...odd, ["a"]].map((sent): [unknown, number, string] => [sent, 422, refusals.outdated]);

interface RuleExample {
  field: EnquiryField;
  /** Values that count as no answer. */
  empty: readonly unknown[];
  /** Answers that are right, with what is sent. */
  right: readonly [value: unknown, sent: unknown][];
  /** Answers that a visitor can give, and what is said about them. */
  wrong: readonly [value: unknown, sentence: string][];
  /** Hostile values of a body, and their refusals. */
  hostile: readonly [sent: unknown, status: number, sentence: string][];
}

const blank = [undefined, null, "", "   ", "\n\t\u00a0"];
const line: Omit<RuleExample, "field"> = {
  empty: blank,
  right: [
    ["Ada", "Ada"],
    ["  A\tB ", "A\tB"],
    ["0", "0"],
    ["12345", "12345"],
    [" 12345 ", "12345"],
    // As it may be copied from a PDF, where nobody sees it.
    ["A\0d\ud83da\0", "Ada"],
  ],
  wrong: [["123456", tooLong(6, 5)]],
  hostile: noText,
};

/** Every kind: forgetting one does not compile. */
const examples: Record<QuestionKind, RuleExample> = {
  text: { field: question({ name: "text", kind: "text", maxLength: 5 }), ...line },
  email: {
    ...line,
    field: question({ name: "email", kind: "email", maxLength: 254 }),
    // What nobody sees is not sent, and so does not count.
    right: [[`${"1".repeat(254)}\u200b`, "1".repeat(254)]],
    wrong: [["1".repeat(255), tooLong(255, 254)]],
  },
  phone: { field: question({ name: "phone", kind: "phone", maxLength: 5 }), ...line },
  textArea: {
    field: question({ name: "textArea", kind: "textArea", maxLength: 10 }),
    empty: blank,
    right: [["\n\nOne\n\n  two\n\0", "One\n\n  two"]],
    wrong: [["x".repeat(11), tooLong(11, 10)]],
    hostile: noText,
  },
  choices: {
    field: question({
      name: "choices",
      kind: "choices",
      choices: [
        { name: "A & B", image },
        { name: "C", image },
      ],
    }),
    empty: [undefined, null, "", []],
    right: [
      [["C"], ["C"]],
      [
        ["A & B", "C"],
        ["A & B", "C"],
      ],
    ],
    wrong: [],
    hostile: [
      ...[null, "C", 5, { 0: "C" }].map((sent): [unknown, number, string] => [sent, 422, refusals.outdated]),
      ...[["c"], [["C"]], [5], ["__proto__"]].map((sent): [unknown, number, string] => [
        sent,
        422,
        refusals.notAChoice,
      ]),
      [["C", "C"], 422, refusals.outdated],
    ],
  },
  select: {
    field: question({ name: "select", kind: "select", options: ["High water", "Low water"] }),
    empty: blank,
    right: [["Low water", "Low water"]],
    wrong: [],
    hostile: [...noText, ["low water", 422, refusals.notAChoice]],
  },
  date: {
    field: question({ name: "date", kind: "date", min: "2031-04-01", max: "2032-02-29" }),
    empty: blank,
    right: [
      ["2031-04-01", "2031-04-01"],
      ["2032-02-29", "2032-02-29"],
    ],
    wrong: [
      ...["?", "2031-02-29", "20310-01-01", "tomorrow", "2031-4-1", "01.04.2031", "2031-04-01T00:00:00Z"].map(
        (day): [string, string] => [day, messages.dateInvalid],
      ),
      ["2031-03-31", interpolate(messages.dateTooEarly, { min: "1 April 2031" })],
      ["2032-03-01", interpolate(messages.dateTooLate, { max: "29 February 2032" })],
    ],
    hostile: noText,
  },
  files: {
    field: question({ name: "files", kind: "files" }),
    empty: [undefined, null, "", []],
    right: [[[file], [file]]],
    wrong: [],
    hostile: [
      ...[null, "x", 5, {}].map((sent): [unknown, number, string] => [sent, 422, refusals.outdated]),
      ...[[null], ["x"], [[]], [{ ...file, path: "/etc/passwd" }]].map((sent): [unknown, number, string] => [
        sent,
        422,
        refusals.outdated,
      ]),
      ...["", "../a.pdf", "a\0.pdf", "a\u202e.pdf", "a\nb.pdf", "x".repeat(256)].map(
        (name): [unknown, number, string] => [[{ ...file, name }], 422, refusals.badFileName],
      ),
      [[{ ...file, type: "a\r\nb" }], 422, refusals.outdated],
      ...[-1, 0.5, "3", Number.POSITIVE_INFINITY].map((size): [unknown, number, string] => [
        [{ ...file, size }],
        422,
        refusals.outdated,
      ]),
      [[{ ...file, data: [1] }], 422, refusals.outdated],
      // Why else it is not taken: attachment-limits.test.ts.
      [[{ ...file, size: 1_600_000 }], 413, fileTooLarge],
    ],
  },
};

describe.each(questionKinds)("a question of the kind %s", (kind) => {
  const { field, empty, right, wrong, hostile } = examples[kind];
  const rules = rulesOf(field);
  const context = { messages, uploads };
  const nothing = rules.answerShape === "text" ? "" : [];

  test.each(empty.map((value) => [value]))("%j is no answer: it is asked for only where it is wanted", (value) => {
    expect(problemOf(field, value, messages)).toBeUndefined();
    expect(problemOf({ ...field, required: true }, value, messages)).toBe(messages.required);
    const own = { ...field, required: true, requiredMessage: "Its own words." };
    expect(problemOf(own, value, messages)).toBe("Its own words.");
    expect(rules.serialise(value)).toEqual(nothing);
  });

  test.each(right)("%j is right, and arrives on the server as %j", (value, sent) => {
    expect(problemOf({ ...field, required: true }, value, messages)).toBeUndefined();
    expect(rules.serialise(value)).toEqual(sent);
    expect(rules.read(field, sent, context)).toEqual({ answer: sent });
    const { length } = JSON.stringify(sent);
    expect(rules.maxBytes(field, uploads)).toBeGreaterThanOrEqual(length - 2);
  });

  test.each(wrong)("%j is wrong, whether it is wanted or not: %s", (value, sentence) => {
    expect(problemOf(field, value, messages)).toBe(sentence);
    expect(problemOf({ ...field, required: true }, value, messages)).toBe(sentence);
  });

  test.each(hostile)("the body %j is refused with %i: %s", (sent, status, sentence) => {
    expect(rules.read(field, sent, context)).toEqual({ status, sentence });
  });

  test("left out of a body, it is an empty answer", () => {
    expect(rules.read(field, undefined, context)).toEqual({ answer: nothing });
  });

  test.each(odd.map((value) => [value]))("whatever the form holds, such as %j, nothing is thrown", (value) => {
    expect(() => rules.serialise(value)).not.toThrow();
    expect(() => problemOf(field, value, messages)).not.toThrow();
  });
});

test("a day is written as the language of the page writes it", () => {
  const german = { ...messages, locale: "de-DE", dateTooEarly: "Ab {min}.", dateTooLate: "Bis {max}." };
  const { field } = examples.date;
  expect(problemOf(field, "2031-03-31", german)).toBe("Ab 1. April 2031.");
  expect(problemOf(field, "2032-03-01", german)).toBe("Bis 29. Februar 2032.");
});

test("a line that was pasted with ends of lines in it is sent as one line, and several lines as they are", () => {
  const pasted = "Acme\vLtd\u2028Phoenix\r\u0085 ";
  expect(rulesOf({ kind: "text" }).serialise(pasted)).toBe("Acme Ltd Phoenix");
  // In a mail, a second line could pass for another answer.
  const read = rulesOf({ kind: "text" }).read(examples.text.field, "A\0\ud800\rB\vC\u0085D\u2028E", {
    messages,
    uploads,
  });
  expect(read).toEqual({ answer: "A B C D E" });
  expect(rulesOf({ kind: "textArea" }).serialise("One\ntwo\u2028three")).toBe("One\ntwo\u2028three");
});

test.each(["abc", "a@b", "@", "ada at example.com"])("%j passes as an e-mail address", (address) => {
  const field = question({ name: "email", kind: "email", maxLength: 254 });
  expect(problemOf(field, address, messages)).toBeUndefined();
});

test("what is sent does not change with the form afterwards", () => {
  const chosen = ["C"];
  const sent = rulesOf({ kind: "choices" }).serialise(chosen);
  chosen.push("A & B");
  expect(sent).toEqual(["C"]);
});

test("marks that nobody sees in a pasted address are not sent, nor taken: no answer would arrive there", () => {
  const field = question({ name: "email", kind: "email", maxLength: 254 });
  const pasted = "\u202aada@exam\u00adple.com\u200b\u202c ";
  expect(rulesOf(field).serialise(pasted)).toBe("ada@example.com");
  expect(rulesOf(field).read(field, pasted, { messages, uploads })).toEqual({ answer: "ada@example.com" });
});

test("no question may have the name that the forms use themselves", () => {
  expect(() => question({ name: honeypotName, kind: "text", maxLength: 10 })).toThrow(/forms use themselves/);
});
