/** @jsxImportSource react */
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Changes, Overview } from "../protocol";
import { words } from "../words";
import { api } from "./api";
import { ChangesView } from "./changes-view";

vi.mock("./api", () => ({
  api: { changes: vi.fn(), putBack: vi.fn() },
  pictureAddress: (file: string) => `/picture?file=${file}`,
}));

const ask = vi.mocked(api);

afterEach(cleanup);

const git = { isThere: true, hasRemote: true, isDetached: false, ahead: 0, behind: 0 };
const files = ["images/quay.jpg", "services/lamps.yaml"];
const changed: Changes = {
  changes: [
    { file: "images/quay.jpg", kind: "changed", isPicture: true },
    { file: "services/lamps.yaml", kind: "changed", isPicture: false, before: "title: One\n", after: "title: Two\n" },
  ],
  isKept: false,
  git,
  errors: [],
  drafts: [],
};
const overview = { git, files: [], schemas: {}, preview: { state: "off" }, site: "https://site.example" };

test("everything is put back by one button, after a question that says so", async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  ask.changes.mockResolvedValue(changed);
  ask.putBack.mockResolvedValue({ ...changed, changes: [] });
  const refresh = vi.fn(async () => {});
  render(<ChangesView overview={overview as unknown as Overview} refresh={refresh} />);
  fireEvent.click(await screen.findByRole("button", { name: words.putBackAll }));
  expect(ask.putBack).not.toHaveBeenCalled();
  const question = within(screen.getByRole("dialog"));
  expect(question.getByText(words.putBackBody(words.everything))).toBeTruthy();
  fireEvent.click(question.getByRole("button", { name: words.putBack }));
  await screen.findByText(words.isPutBack(words.everything));
  expect(ask.putBack).toHaveBeenCalledWith(files);
  expect(refresh).toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: words.putBackAll })).toBeNull();
});
