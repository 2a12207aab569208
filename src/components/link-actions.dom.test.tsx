import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { insteadOfLeading } from "./link-actions";

afterEach(cleanup);

test("what opens a window has focus afterwards, also in Safari, which focuses nothing that is clicked", () => {
  const open = vi.fn(() => document.activeElement);
  render(
    <a href="/film" onClick={insteadOfLeading(open)}>
      Play
    </a>,
  );
  const link = screen.getByText("Play");
  expect(fireEvent.click(link)).toBe(false);
  expect(open).toHaveReturnedWith(link);
});
