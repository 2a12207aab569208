/** @jsxImportSource react */
// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { words } from "../words";
import { PreviewPane } from "./preview-pane";

const nothing = () => {};

test("without a preview the pane says so, and the form beside it is drawn", () => {
  const pane = (
    <PreviewPane
      preview={{ state: "off" }}
      file="services/lamps.yaml"
      goTo={nothing}
      nameOf={String}
      path="/services/lamps"
      shown={undefined}
      onPicked={nothing}
      onStandIn={nothing}
    />
  );
  expect(renderToStaticMarkup(pane)).toContain(words.previewOff);
});
