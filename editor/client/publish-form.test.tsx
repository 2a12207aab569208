/** @jsxImportSource react */
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Changes, FileConflict, StopReason } from "../protocol";
import { words } from "../words";
import { api } from "./api";
import { PublishForm } from "./publish-form";

vi.mock("./api", () => ({
  api: { publish: vi.fn(), fetchOthers: vi.fn(), nameAuthor: vi.fn() },
  pictureAddress: (file: string, at = "now") => `/picture?file=${file}&at=${at}`,
}));

const ask = vi.mocked(api);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const changed: Changes = {
  changes: [{ file: "services/lamps.yaml", kind: "changed", isPicture: false }],
  isKept: false,
  git: { isThere: true, hasRemote: true, isDetached: false, ahead: 0, behind: 0 },
  errors: [],
  drafts: [],
};

const show = (changes: Partial<Changes> = {}) =>
  render(<PublishForm changes={{ ...changed, ...changes }} done={async () => {}} />);

const stop = (reason: StopReason) => ({ state: "stopped", reason }) as const;

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("fetching that was stopped is what is tried again, and nothing is published by it", async () => {
  ask.fetchOthers.mockResolvedValue(stop("away"));
  show();
  press(words.fetch);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(words.stopped.away);
  fireEvent.click(within(alert).getByRole("button", { name: words.again.fetch }));
  await waitFor(() => expect(ask.fetchOthers).toHaveBeenCalledTimes(2));
  expect(ask.publish).not.toHaveBeenCalled();
});

test("what waits to be sent is sent again without being asked for words", async () => {
  ask.publish.mockResolvedValue({ state: "published", commit: "abc" });
  show({ isKept: true, git: { ...changed.git, ahead: 1 } });
  expect(screen.queryByLabelText(words.publishMessage)).toBeNull();
  press(words.again.publish);
  await screen.findByText(words.published("abc"));
});

test("whoever has no name here yet writes it, and what was stopped goes on", async () => {
  ask.fetchOthers.mockResolvedValueOnce(stop("unnamed")).mockResolvedValue({ state: "fetched" });
  ask.nameAuthor.mockResolvedValue({});
  show();
  press(words.fetch);
  fireEvent.change(await screen.findByLabelText(words.authorName), { target: { value: "Ada" } });
  fireEvent.change(screen.getByLabelText(words.authorMail), { target: { value: "ada@example.org" } });
  press(words.authorDone);
  await screen.findByText(words.fetched);
  expect(ask.nameAuthor).toHaveBeenCalledWith("Ada", "ada@example.org");
});

const picture: FileConflict = { file: "images/quay.jpg", isPicture: true, base: "", mine: "", theirs: "" };
const deleted: FileConflict = { file: "pages/fair.yaml", isPicture: false, base: "title: a", mine: "title: b" };

test("pictures of both and what a colleague has deleted are shown as such, and a side is chosen", async () => {
  ask.publish.mockResolvedValueOnce({ state: "conflict", files: [picture, deleted] });
  ask.publish.mockResolvedValue({ state: "published", commit: "abc" });
  show({ isKept: true });
  press(words.again.publish);
  const [first, second] = await screen.findAllByRole("button", { name: words.conflictShow });
  fireEvent.click(first as HTMLElement);
  const sources = screen.getAllByRole("img").map((image) => image.getAttribute("src"));
  expect(sources).toEqual([`/picture?file=${picture.file}&at=now`, `/picture?file=${picture.file}&at=theirs`]);
  press(words.conflictTakeOthers);
  fireEvent.click(second as HTMLElement);
  expect(within(screen.getByRole("dialog")).getByText(words.conflictDeleted)).toBeTruthy();
  press(words.conflictTakeMine);
  await screen.findByText(words.published("abc"));
  const chosen = { [picture.file]: { side: "theirs" }, [deleted.file]: { side: "mine" } };
  expect(ask.publish).toHaveBeenLastCalledWith(words.again.publish, chosen);
});
