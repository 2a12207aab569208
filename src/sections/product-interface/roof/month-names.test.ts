import { expect, test } from "vitest";
import { monthNames } from "./month-names";

test("the months are named in the language of the site", () => {
  expect(monthNames("en-GB")).toHaveLength(12);
  expect(monthNames("en-GB").slice(0, 3)).toEqual(["January", "February", "March"]);
  expect(monthNames("de-DE").at(-1)).toBe("Dezember");
});
