import { describe, expect, test } from "vitest";
import { readSite } from "../read-site";
import { answerFault, type FieldRules } from "./answer-rules";
import { enquiryDefinitions } from "./forms";

const words = { required: "Required", tooLong: "{count} characters, at most {max}" };
const name: FieldRules = { name: "fullName", kind: "text", required: true, maxLength: 5 };
const phone: FieldRules = { name: "phone", kind: "phone", required: false, maxLength: 5 };
const services: FieldRules = { name: "services", kind: "choices", required: true, requiredMessage: "Choose one." };

describe("an answer that is needed", () => {
  test.each([undefined, null, "", "   ", "\n\t\u00a0"])("%j is none", (answer) => {
    expect(answerFault(name, answer, words)).toBe("Required");
  });

  test("an empty list is none, and the field's own words say so", () => {
    expect(answerFault(services, [], words)).toBe("Choose one.");
    expect(answerFault({ ...services, requiredMessage: null }, [], words)).toBe("Required");
  });

  test.each(["0", "a", " a "])("%j is one", (answer) => expect(answerFault(name, answer, words)).toBeUndefined());

  test("one choice is enough", () => expect(answerFault(services, ["DevOps"], words)).toBeUndefined());
});

test.each([undefined, null, "", "  ", []])("where none is needed, %j is right", (answer) => {
  expect(answerFault(phone, answer, words)).toBeUndefined();
});

describe("the length of an answer", () => {
  test("exactly the limit is right", () => expect(answerFault(phone, "12345", words)).toBeUndefined());

  test("one character more is too long, whether it is needed or not", () => {
    expect(answerFault(phone, "123456", words)).toBe("6 characters, at most 5");
    expect(answerFault(name, "123456", words)).toBe("6 characters, at most 5");
  });

  test("many blanks instead of a needed answer are no answer rather than a long one", () => {
    expect(answerFault(name, "      ", words)).toBe("Required");
  });

  test.each([undefined, null])("with the limit %s there is none", (maxLength) => {
    expect(answerFault({ ...name, maxLength }, "a".repeat(100_000), words)).toBeUndefined();
  });

  test("the number of choices is not a length", () => {
    expect(answerFault({ ...services, maxLength: 1 }, ["a", "b"], words)).toBeUndefined();
  });
});

describe("the site's own questions", () => {
  const { forms, words: ownWords } = enquiryDefinitions(readSite());
  const faultOf = (form: string, field: string, answer: unknown) => {
    const rules = forms.get(form)?.fields.find((known) => known.name === field);
    if (!rules) throw new Error(`The form ${form} asks for no ${field}.`);
    return answerFault(rules, answer, ownWords);
  };

  test.each(["start-project", "hire-developer"])(
    "%s says what is missing in the words of the specification",
    (form) => {
      for (const field of ["fullName", "email", "description"])
        expect(faultOf(form, field, " "), field).toBe("Required");
      expect(faultOf(form, "services", [])).toBe("Select at least one service to proceed.");
    },
  );

  test.each(["start-project", "hire-developer"])("%s can do without the other answers", (form) => {
    const needed = forms.get(form)?.fields.filter(({ required }) => required);
    expect(needed?.map(({ name }) => name)).toEqual(["fullName", "email", "services", "description"]);
  });

  test("every answer to the contact form is needed", () => {
    for (const field of ["name", "email", "message"]) expect(faultOf("contact", field, ""), field).toBe("Required");
  });

  test.each(["abc", "a@b", "ada@example", "@", "ada at example.com"])("%j passes as an e-mail address", (answer) => {
    for (const form of ["start-project", "hire-developer", "contact"]) {
      expect(faultOf(form, "email", answer), form).toBeUndefined();
    }
  });

  test("a text that is too long is told with both numbers", () => {
    expect(faultOf("start-project", "fullName", "a".repeat(200))).toBeUndefined();
    expect(faultOf("start-project", "fullName", "a".repeat(201))).toBe(
      "This has 201 characters; please use at most 200.",
    );
  });
});
