import { describe, expect, test } from "vitest";
import { readSite } from "../read-site";
import { enquiryDefinitions } from "./forms";
import { type EncodedFile, payloadOf } from "./payload";

const { forms } = enquiryDefinitions(readSite());
const brief: EncodedFile = { name: "brief.txt", type: "text/plain", size: 2, data: "aGk=" };

function fieldsOf(form: string) {
  const definition = forms.get(form);
  if (!definition) throw new Error(`There is no form ${form}.`);
  return definition.fields;
}

describe("the keys that are sent, in their order", () => {
  test.each([
    ["start-project", ["fullName", "email", "phone", "company", "services", "description", "files"]],
    [
      "hire-developer",
      ["fullName", "email", "phone", "company", "time_duration", "resource_count", "services", "description", "files"],
    ],
    ["contact", ["name", "email", "message"]],
  ])("%s", (form, keys) => {
    expect(Object.keys(payloadOf(fieldsOf(form), {}, []))).toEqual(keys);
  });

  test("they do not hang on the order in which the form was filled in", () => {
    const values = { description: "d", services: ["DevOps"], company: "c", phone: "p", email: "e", fullName: "f" };
    expect(JSON.stringify(payloadOf(fieldsOf("start-project"), values, []))).toBe(
      '{"fullName":"f","email":"e","phone":"p","company":"c","services":["DevOps"],"description":"d","files":[]}',
    );
  });
});

test("a question that was left out is an empty text or list", () => {
  expect(payloadOf(fieldsOf("hire-developer"), {}, [])).toEqual({
    fullName: "",
    email: "",
    phone: "",
    company: "",
    time_duration: "",
    resource_count: "",
    services: [],
    description: "",
    files: [],
  });
});

test("values that no question asks for are not sent", () => {
  expect(payloadOf(fieldsOf("contact"), { name: "Ada", referral_code: "x", services: ["DevOps"] }, [brief])).toEqual({
    name: "Ada",
    email: "",
    message: "",
  });
});

test("texts lose the blanks around them and keep those within", () => {
  const values = { name: "  Ada\tLovelace \n", email: " \n ", message: "\n\nOne\n\n  two\n" };
  expect(payloadOf(fieldsOf("contact"), values, [])).toEqual({
    name: "Ada\tLovelace",
    email: "",
    message: "One\n\n  two",
  });
});

test.each([undefined, null, 5, true, ["a"], { a: 1 }])("%j is no text", (value) => {
  expect(payloadOf([{ name: "phone", kind: "phone" }], { phone: value }, [])).toEqual({ phone: "" });
});

test.each([undefined, null, "DevOps", { 0: "DevOps" }])("%j is no list of choices", (value) => {
  expect(payloadOf([{ name: "services", kind: "choices" }], { services: value }, [])).toEqual({ services: [] });
});

test("files come as they were encoded, whatever the form holds under their name", () => {
  const payload = payloadOf(fieldsOf("start-project"), { files: ["something else"] }, [brief]);
  expect(payload.files).toEqual([{ name: "brief.txt", type: "text/plain", size: 2, data: "aGk=" }]);
});

test("what is sent does not change with the form afterwards", () => {
  const services = ["DevOps"];
  const files = [brief];
  const payload = payloadOf(fieldsOf("start-project"), { services }, files);
  services.push("Cybersecurity");
  files.pop();
  expect(payload.services).toEqual(["DevOps"]);
  expect(payload.files).toEqual([brief]);
});
