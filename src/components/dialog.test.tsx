// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect, useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "./dialog";

afterEach(() => {
  vi.clearAllMocks();
  cleanup();
  document.body.replaceChildren();
});

const onClose = vi.fn();

const box = () => document.querySelector<HTMLElement>("[role=dialog]");
const overlay = () => box()?.parentElement;

/** State of the window for a visitor, and the focus. */
const state = () => ({ visibility: box()?.style.visibility, hasFocus: overlay()?.contains(document.activeElement) });

function Content({ onDrawn }: { onDrawn?: () => void }) {
  useLayoutEffect(() => {
    onDrawn?.();
  }, [onDrawn]);
  return <p>What it holds.</p>;
}

function Example({ onDrawn }: { onDrawn?: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog labelledBy="name" initialFocus={heading} onClose={onClose}>
      <h2 ref={heading} id="name" tabIndex={-1}>
        A window
      </h2>
      <Content onDrawn={onDrawn} />
    </Dialog>
  );
}

test("what is in a window is drawn unseen, and focus has left the page by then", () => {
  const drawn = vi.fn(() => state());
  render(<Example onDrawn={drawn} />);
  expect(drawn).toHaveReturnedWith({ visibility: "hidden", hasFocus: true });
  expect(drawn).toHaveBeenCalledOnce();
});

test("at last it is shown as if it had come at once, with focus where it belongs", () => {
  render(<Example />);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "A window" }));
  expect(state()).toEqual({ visibility: "", hasFocus: true });
  expect(overlay()?.style.animationPlayState).toBe("");
});

test("the frame stands before it is filled, and is filled before it is shown", async () => {
  const pieces = new Set<string>();
  const watch = (changes: MutationRecord[]) => {
    for (const { target, type } of changes) if (target === box()) pieces.add(type);
  };
  const observer = new MutationObserver(watch);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["style"] });
  render(<Example />);
  await expect.poll(() => [...pieces]).toEqual(["childList", "attributes"]);
  observer.disconnect();
});

test("Escape closes it while it is still to come", () => {
  const press = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  render(<Example onDrawn={press} />);
  expect(onClose).toHaveBeenCalledOnce();
});

test("when it is gone, focus is where it was", async () => {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  const { unmount } = render(<Example />);
  expect(document.activeElement).not.toBe(opener);
  unmount();
  await expect.poll(() => document.activeElement).toBe(opener);
});
