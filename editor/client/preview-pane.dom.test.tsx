import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PreviewPane } from "./preview-pane";

const address = "http://127.0.0.1:8101";

vi.mock("./api", () => ({ api: { preview: async () => ({ state: "ready", address }) } }));

test("nothing is said of a page, nor shown, before it is known what it shows", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const rest = {
    file: "a.yaml",
    mistake: undefined,
    nameOf: String,
    written: {},
    shown: undefined,
    onPicked: () => {},
  };
  const { container, rerender } = render(<PreviewPane path={undefined} {...rest} />);
  const note = () => container.querySelector(".notice")?.textContent ?? "";
  expect(note()).toBe("");
  rerender(<PreviewPane path="/a" {...rest} />);
  const frame = await screen.findByTitle<HTMLIFrameElement>("Preview");
  expect([note(), frame.style.visibility]).toEqual(["", "hidden"]);
  const here = { data: { edit: "here", state: "shown" }, origin: address, source: frame.contentWindow };
  // Said until it is heard: a pane listens once React has come to its effects.
  await waitFor(() => {
    window.dispatchEvent(new MessageEvent("message", here));
    expect(frame.style.visibility).toBe("visible");
  });
  rerender(<PreviewPane path="" {...rest} />);
  expect(note()).toContain("No page shows this file.");
});
