/** @jsxImportSource react */
// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeResizeObserver } from "../../tests/support/resize-observer";
import type { FromPage } from "../preview/messages";
import type { PreviewState } from "../protocol";
import { words } from "../words";
import { PreviewPane, sayChange } from "./preview-pane";

const nothing = () => {};
const onStandIn = vi.fn();

const pane = (preview: PreviewState, path = "/services/lamps") => (
  <PreviewPane
    preview={preview}
    file="services/lamps.yaml"
    goTo={nothing}
    nameOf={String}
    path={path}
    neighbour="/services/lenses"
    shown={undefined}
    onPicked={nothing}
    onStandIn={onStandIn}
  />
);

const drawn = (preview: PreviewState) => renderToStaticMarkup(pane(preview));

const origin = "http://127.0.0.1:8101";

function pageInFrame(): Window {
  const { contentWindow: page } = screen.getByTitle<HTMLIFrameElement>(words.preview);
  if (!page) throw new Error("There is no frame.");
  return page;
}

/** Lets the pane hear what its page says. */
const hear = (data: FromPage) =>
  act(() => window.dispatchEvent(new MessageEvent("message", { data, origin, source: pageInFrame() })));

beforeEach(fakeResizeObserver);
afterEach(() => {
  onStandIn.mockClear();
  cleanup();
  vi.unstubAllGlobals();
});

test("without a preview the pane says so, and the form beside it is drawn", () => {
  expect(drawn({ state: "off" })).toContain(words.previewOff);
});

test.each(["waiting", "ready"] as const)("a preview that is %s says why it no longer follows", (state) => {
  const preview = { state, address: "http://127.0.0.1:8101", failure: "ENOSPC: no space left on device" };
  expect(drawn(preview)).toContain(words.previewNotWritten(preview.failure));
});

test("where nothing is published that could stand in, the pane says what happens, and how long it takes", () => {
  const { container } = render(pane({ state: "starting", address: origin }));
  hear({ edit: "here", path: "/services/lamps", state: "missing", isDrawn: false });
  expect(container.textContent).toContain(words.previewStartingAlone);
});

test("words typed before the page is drawn are in it as soon as it is", () => {
  render(pane({ state: "ready", address: origin }));
  const heard = vi.spyOn(pageInFrame(), "postMessage").mockImplementation(nothing);
  const from = { text: "Lamps", index: 0 };
  const typed = { edit: "typed", id: "field/title" } as const;
  sayChange({ ...typed, from, text: "Lamps q" });
  hear({ edit: "here", path: "/services/lamps", state: "shown", isDrawn: false });
  sayChange({ ...typed, from: { text: "Lamps q", index: 0 }, text: "Lamps quick" });
  expect(heard).not.toHaveBeenCalledWith(expect.objectContaining(typed), origin);
  hear({ edit: "here", path: "/services/lamps", state: "shown", isDrawn: true });
  expect(heard).toHaveBeenLastCalledWith({ ...typed, from, text: "Lamps quick" }, origin);
  sayChange({ ...typed, from, text: "Lamps quickly" });
  expect(heard).toHaveBeenLastCalledWith({ ...typed, from, text: "Lamps quickly" }, origin);
});

test("until a new page is made, the page of a neighbour is given the words of the form", () => {
  const { container, rerender } = render(pane({ state: "ready", address: origin }, "/"));
  const heard = vi.spyOn(pageInFrame(), "postMessage").mockImplementation(nothing);
  hear({ edit: "here", path: "/", state: "shown", isDrawn: true });
  rerender(pane({ state: "ready", address: origin }));
  expect(heard).toHaveBeenLastCalledWith(
    { edit: "go", path: "/services/lamps", meanwhile: "/services/lenses" },
    origin,
  );
  hear({ edit: "here", path: "/services/lenses", state: "shown", isDrawn: true });
  expect(onStandIn).toHaveBeenLastCalledWith("/services/lenses");
  expect(container.textContent).toContain(words.previewStandIn);
  hear({ edit: "here", path: "/services/lamps", state: "shown", isDrawn: true });
  expect(onStandIn).toHaveBeenCalledTimes(1);
  expect(container.textContent).not.toContain(words.previewStandIn);
});

test("where the frame begins with a page that is not made yet, a neighbour's is asked for", () => {
  render(pane({ state: "ready", address: origin }));
  const heard = vi.spyOn(pageInFrame(), "postMessage").mockImplementation(nothing);
  hear({ edit: "here", path: "/services/lamps", state: "missing", isDrawn: false });
  expect(heard).toHaveBeenLastCalledWith(
    { edit: "go", path: "/services/lamps", meanwhile: "/services/lenses" },
    origin,
  );
});
