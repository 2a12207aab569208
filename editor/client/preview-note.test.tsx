/** @jsxImportSource react */
// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageState } from "../preview/messages";
import type { PreviewState } from "../protocol";
import { words } from "../words";
import { PreviewNote } from "./preview-note";

const nothing = () => {};

const mistake = (file: string) => ({ file, line: 3, column: 1, field: "title", message: "", level: "error" as const });
const [here, elsewhere] = [mistake("content/services/lamps.yaml"), mistake("content/site.yaml")];

test.each<[PageState | "standIn", Partial<PreviewState>, string | undefined]>([
  ["shown", {}, undefined],
  ["shown", { state: "waiting" }, words.previewStarting],
  ["shown", { held: [elsewhere, here] }, words.previewHeldHere],
  ["shown", { held: [elsewhere] }, words.previewHeldElsewhere],
  ["shown", { held: [elsewhere], isStopped: true }, words.previewStopped],
  ["missing", {}, words.previewMissing],
  ["missing", { held: [elsewhere] }, words.previewMissingUntil],
  ["standIn", {}, words.previewStandIn],
  ["standIn", { held: [here] }, words.previewMissingUntil],
  ["broken", { held: [here] }, words.previewBroken],
  ["missing", { held: [here], failure: "full" }, words.previewNotWritten("full")],
])("a page that is %s says why it does not show what is written: %j", (pageState, state, said) => {
  const note = renderToStaticMarkup(
    <PreviewNote
      preview={{ state: "ready", ...state }}
      file="services/lamps.yaml"
      goTo={nothing}
      nameOf={String}
      pageState={pageState}
      reload={nothing}
    />,
  );
  expect(note.includes(said ?? "<p")).toBe(said !== undefined);
});
