import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Told } from "./told";

test("only what was there before can be removed", () => {
  const said = (value: unknown, at?: "before") => render(<Told value={value} at={at} />).container.textContent;
  for (const nothing of [undefined, ""]) {
    expect(said(nothing, "before")).toBe("");
    expect(said(nothing)).toBe("Removed");
  }
  expect(said({ alt: "Words" }, "before")).toContain("alt: Words");
});
