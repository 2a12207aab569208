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

test("a group is told as a file has it, with every sign of its texts", () => {
  const { container } = render(<Told value={{ title: "{company}: [all]", items: [{ text: 'It is "bright".' }] }} />);
  expect(container.textContent).toBe('title: "{company}: [all]"\nitems:\n  - text: It is "bright".');
});
