import { expect, test } from "vitest";
import { questions } from "../../../tests/support/enquiry-definition";
import { payloadOf } from "./payload";

const { fullName, services, day, description, files } = questions;
const fields = [fullName, services, day, description, files];

test("every question is sent, in the order in which it is asked", () => {
  const values = { description: "d", files: [], day: "2031-05-01", services: ["Wiring"], fullName: "f" };
  expect(JSON.stringify(payloadOf(fields, values))).toBe(
    '{"fullName":"f","services":["Wiring"],"day":"2031-05-01","description":"d","files":[]}',
  );
});

test("a question that was left out is an empty text or list", () => {
  expect(payloadOf(fields, {})).toEqual({ fullName: "", services: [], day: "", description: "", files: [] });
});

test("values that no question asks for are not sent", () => {
  expect(payloadOf([fullName], { fullName: "Ada", referral_code: "x" })).toEqual({ fullName: "Ada" });
});
