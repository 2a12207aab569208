import { describe, expect, test } from "vitest";
import { messages, question, uploads } from "../../../tests/support/enquiry-samples";
import type { EnquiryField } from "../../content/schemas/enquiry";
import { interpolate } from "../../content/text/text";
import { honeypotName } from "./protocol";
import { faultOf, type QuestionType, questionTypes, rulesOf } from "./rules";

const file = { name: "plan.pdf", type: "application/pdf", size: 3, data: "YWJj" };
const image = { src: "circle.svg", alt: "" };
const { refusals } = messages;
const tooLong = (count: number, max: number) => interpolate(messages.tooLong, { count, max });
const odd = [null, 5, true, {}, { length: 1 }, [["x"]], [null]];
const all = (sentence: string, ...answers: unknown[]) => answers.map((answer) => [answer, sentence] as const);
const noText = all(refusals.outdated, ...odd, ["a"]);

interface RuleExample {
  field: EnquiryField;
  /** Values that count as no answer. */
  empty: readonly unknown[];
  /** Answers that are right, with what is sent. */
  right: readonly [value: unknown, sent: unknown][];
  /** Answers that a visitor can give, and what is said about them. */
  wrong: readonly (readonly [value: unknown, sentence: string])[];
  /** Hostile values of a body, and their refusals. */
  hostile: readonly (readonly [sent: unknown, sentence: string])[];
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
const examples: Record<QuestionType, RuleExample> = {
  text: { field: question({ name: "text", kind: "text", maxLength: 5 }), ...line },
  email: {
    ...line,
    field: question({ name: "email", kind: "email", maxLength: 254 }),
    // What nobody sees is not sent, and so does not count.
    right: [
      [`${"1".repeat(254)}\u200b`, "1".repeat(254)],
      ...["abc", "a@b", "@", "ada at example.com"].map((odd): [string, string] => [odd, odd]),
    ],
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
      ...all(refusals.outdated, null, "C", 5, { 0: "C" }, ["C", "C"]),
      ...all(refusals.notAChoice, ["c"], [["C"]], [5], ["__proto__"]),
    ],
  },
  select: {
    field: question({ name: "select", kind: "select", options: ["High water", "Low water"] }),
    empty: blank,
    right: [["Low water", "Low water"]],
    wrong: [],
    hostile: [...noText, ...all(refusals.notAChoice, "low water")],
  },
  date: {
    field: question({ name: "date", kind: "date", min: "2031-04-01", max: "2032-02-29" }),
    empty: blank,
    right: [
      ["2031-04-01", "2031-04-01"],
      ["2032-02-29", "2032-02-29"],
    ],
    wrong: [
      ...all(messages.dateInvalid, "?", "2031-02-29", "20310-01-01", "tomorrow", "2031-4-1", "01.04.2031"),
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
      ...all(refusals.outdated, null, "x", 5, {}, [null], ["x"], [[]], [{ ...file, path: "/etc/passwd" }]),
      ...all(refusals.outdated, [{ ...file, type: "a\r\nb" }], [{ ...file, data: [1] }]),
      ...[-1, 0.5, "3", Number.POSITIVE_INFINITY].flatMap((size) => all(refusals.outdated, [{ ...file, size }])),
      ...["", "../a.pdf", "a\0.pdf", "a\u202e.pdf", "a\nb.pdf", "x".repeat(256)].flatMap((name) =>
        all(refusals.badFileName, [{ ...file, name }]),
      ),
      // Why else it is not taken: attachment-limits.test.ts.
    ],
  },
};

describe.each(questionTypes)("a question of the kind %s", (kind) => {
  const { field, empty, right, wrong, hostile } = examples[kind];
  const rules = rulesOf(field);
  const context = { messages, uploads };
  const nothing = rules.answerShape === "text" ? "" : [];

  test.each(empty.map((value) => [value]))("%j is no answer: it is asked for only where it is wanted", (value) => {
    expect(faultOf(field, value, messages)).toBeUndefined();
    expect(faultOf({ ...field, required: true }, value, messages)).toBe(messages.required);
    const own = { ...field, required: true, requiredMessage: "Its own words." };
    expect(faultOf(own, value, messages)).toBe("Its own words.");
    expect(rules.serialise(value)).toEqual(nothing);
  });

  test.each(right)("%j is right, and arrives on the server as %j", (value, sent) => {
    expect(faultOf({ ...field, required: true }, value, messages)).toBeUndefined();
    expect(rules.serialise(value)).toEqual(sent);
    expect(rules.parse(field, sent, context)).toEqual({ answer: sent });
    const { length } = JSON.stringify(sent);
    expect(rules.maxBytes(field, uploads)).toBeGreaterThanOrEqual(length - 2);
  });

  test.each(wrong)("%j is wrong, whether it is wanted or not: %s", (value, sentence) => {
    expect(faultOf(field, value, messages)).toBe(sentence);
    expect(faultOf({ ...field, required: true }, value, messages)).toBe(sentence);
  });

  test.each(hostile)("the body %j is refused: %s", (sent, sentence) => {
    expect(rules.parse(field, sent, context)).toEqual({ refusal: sentence });
  });

  test("left out of a body, it is an empty answer", () => {
    expect(rules.parse(field, undefined, context)).toEqual({ answer: nothing });
  });

  test.each(odd.map((value) => [value]))("whatever the form holds, such as %j, nothing is thrown", (value) => {
    expect(() => rules.serialise(value)).not.toThrow();
    expect(() => faultOf(field, value, messages)).not.toThrow();
  });
});

test("a day is written as the language of the page writes it", () => {
  const german = { ...messages, locale: "de-DE", dateTooEarly: "Ab {min}.", dateTooLate: "Bis {max}." };
  const { field } = examples.date;
  expect(faultOf(field, "2031-03-31", german)).toBe("Ab 1. April 2031.");
  expect(faultOf(field, "2032-03-01", german)).toBe("Bis 29. Februar 2032.");
});

test("a line that was pasted with ends of lines in it is sent as one line, and several lines as they are", () => {
  const pasted = "Acme\vLtd\u2028Phoenix\r\u0085 ";
  expect(rulesOf({ kind: "text" }).serialise(pasted)).toBe("Acme Ltd Phoenix");
  // In a mail, a second line could pass for another answer.
  const { field } = examples.text;
  const parsed = rulesOf(field).parse(field, "A\0\ud800\rB\vC\u0085D\u2028E", { messages, uploads });
  expect(parsed).toEqual({ answer: "A B C D E" });
  expect(rulesOf({ kind: "textArea" }).serialise("One\ntwo\u2028three")).toBe("One\ntwo\u2028three");
});

test("marks that nobody sees in a pasted address are not sent, nor taken: no answer would arrive there", () => {
  const field = question({ name: "email", kind: "email", maxLength: 254 });
  const pasted = "\u202aada@exam\u00adple.com\u200b\u202c ";
  expect(rulesOf(field).serialise(pasted)).toBe("ada@example.com");
  expect(rulesOf(field).parse(field, pasted, { messages, uploads })).toEqual({ answer: "ada@example.com" });
});

test("no question may have the name that the forms use themselves", () => {
  expect(() => question({ name: honeypotName, kind: "text", maxLength: 10 })).toThrow(/forms use themselves/);
});
