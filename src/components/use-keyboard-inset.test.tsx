// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKeyboardInset } from "./use-keyboard-inset";

const scrolled = vi.fn();
const viewport = Object.assign(new EventTarget(), { height: 800, scale: 1 });

function become(height: number, scale = 1): void {
  Object.assign(viewport, { height, scale });
  viewport.dispatchEvent(new Event("resize"));
}

const Window = () => {
  const element = useRef<HTMLDivElement>(null);
  useKeyboardInset(element, true);
  return (
    <div ref={element} role="dialog">
      <input aria-label="Name" />
    </div>
  );
};

beforeEach(() => {
  vi.stubGlobal("visualViewport", viewport);
  vi.stubGlobal("innerHeight", 800);
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  scrolled.mockReset();
});

test("a window ends where the keys begin, and the field with focus is scrolled above them", () => {
  render(<Window />);
  screen.getByLabelText("Name").focus();
  become(450);
  expect(screen.getByRole("dialog").style.bottom).toBe("350px");
  expect(scrolled).toHaveBeenCalledWith({ block: "nearest" });
  become(800);
  expect(screen.getByRole("dialog").style.bottom).toBe("0px");
});

test("so is a field that takes focus while the keys are shown", () => {
  render(<Window />);
  become(450);
  expect(scrolled).not.toHaveBeenCalled();
  screen.getByLabelText("Name").focus();
  expect(scrolled).toHaveBeenCalledWith({ block: "nearest" });
  scrolled.mockReset();
  screen.getByLabelText("Name").blur();
  become(800);
  screen.getByLabelText("Name").focus();
  expect(scrolled).not.toHaveBeenCalled();
});

test("a page that fingers enlarge keeps its window as it is", () => {
  render(<Window />);
  become(400, 2);
  expect(screen.getByRole("dialog").style.bottom).toBe("0px");
  expect(scrolled).not.toHaveBeenCalled();
});
