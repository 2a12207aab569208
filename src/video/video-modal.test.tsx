// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { videoWords } from "../../tests/support/video-words";
import { withMessages } from "../../tests/support/with-messages";
import { VideoModal } from "./video-modal";

const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  render(
    withMessages(
      videoWords,
      <VideoModal title="We drive your business forward." video="https://films.example/1" onClose={onClose} />,
    ),
  );
});
afterEach(cleanup);

test("is a dialog with title, film, and a link for browsers that do not frame it", () => {
  const dialog = within(screen.getByRole("dialog", { name: "We drive your business forward." }));
  expect(dialog.getByRole("heading", { level: 2 }).textContent).toBe("We drive your business forward.");
  const frame = dialog.getByTitle("The film We drive your business forward.");
  expect(frame.getAttribute("src")).toBe("https://films.example/1");
  expect(dialog.getByRole("link").getAttribute("href")).toBe("https://films.example/1");
});

test("takes the focus to its close button", () => {
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Shut" }));
});

test.each([
  ["Escape", () => fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" })],
  ["the close button", () => fireEvent.click(screen.getByRole("button", { name: "Shut" }))],
  ["the browser's way back", () => fireEvent.popState(window)],
])("%s closes it, once", (_, act) => {
  act();
  expect(onClose).toHaveBeenCalledOnce();
});

test("a click into it and other keys leave it open", () => {
  fireEvent.click(screen.getByRole("heading", { level: 2 }));
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "a" });
  expect(onClose).not.toHaveBeenCalled();
});

test("once unmounted it no longer listens for the way back", () => {
  cleanup();
  fireEvent.popState(window);
  expect(onClose).not.toHaveBeenCalled();
});
