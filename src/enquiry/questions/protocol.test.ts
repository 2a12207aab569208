import { expect, test } from "vitest";
import { question } from "../../../tests/support/enquiry-definition";
import { reservedNames } from "./protocol";

test.each(reservedNames)("no question may be called %s, which the forms use themselves", (name) => {
  expect(() => question({ name, kind: "text", label: "A question", maxLength: 10 })).toThrow(/forms use themselves/);
});
