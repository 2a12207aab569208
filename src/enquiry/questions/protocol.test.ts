import { expect, test } from "vitest";
import { question } from "../../../tests/support/enquiry-definition";
import { honeypotName as name } from "./protocol";

test("no question may have the name that the forms use themselves", () => {
  expect(() => question({ name, kind: "text", label: "A question", maxLength: 10 })).toThrow(/forms use themselves/);
});
