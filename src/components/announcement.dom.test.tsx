import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Announcement } from "./announcement";

beforeEach(() => void vi.useFakeTimers());

const said = () => screen.getByRole("status").textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test("what stands there from the start is not said; a change is, once it rests", () => {
  const { rerender } = render(<Announcement text="478 tonnes" />);
  wait(5000);
  expect(said()).toBe("");
  for (const text of ["4 tonnes", "48 tonnes", "481 tonnes"]) {
    rerender(<Announcement text={text} />);
    wait(300);
    expect(said()).toBe("");
  }
  wait(800);
  expect(said()).toBe("481 tonnes");
});

test("the way back to the start is said as well, but not a change that is taken back at once", () => {
  const { rerender } = render(<Announcement text="478 tonnes" />);
  rerender(<Announcement text="4 tonnes" />);
  rerender(<Announcement text="478 tonnes" />);
  wait(5000);
  expect(said()).toBe("");
  rerender(<Announcement text="4 tonnes" />);
  wait(5000);
  rerender(<Announcement text="478 tonnes" />);
  wait(5000);
  expect(said()).toBe("478 tonnes");
});
