/** @jsxImportSource react */
// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PreviewState } from "../protocol";
import { words } from "../words";
import { PreviewPane } from "./preview-pane";

const nothing = () => {};

const drawn = (preview: PreviewState) =>
  renderToStaticMarkup(
    <PreviewPane
      preview={preview}
      file="services/lamps.yaml"
      goTo={nothing}
      nameOf={String}
      path="/services/lamps"
      shown={undefined}
      onPicked={nothing}
      onStandIn={nothing}
    />,
  );

test("without a preview the pane says so, and the form beside it is drawn", () => {
  expect(drawn({ state: "off" })).toContain(words.previewOff);
});

test.each(["waiting", "ready"] as const)("a preview that is %s says why it no longer follows", (state) => {
  const preview = { state, address: "http://127.0.0.1:8101", failure: "ENOSPC: no space left on device" };
  expect(drawn(preview)).toContain(words.previewNotWritten(preview.failure));
});
