import { cleanup, renderHook } from "@testing-library/react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { type FileEditor, useOpenFile } from "./use-open-file";

vi.mock("./api", () => ({ project: "a", api: { file: vi.fn(), draft: vi.fn(), stored: vi.fn(), save: vi.fn() } }));

const opened = {
  file: "a.yaml",
  text: 'label: ""\nmaxLength: 1\n',
  problems: [],
  draft: undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(api.file).mockResolvedValue(opened);
  vi.mocked(api.draft).mockResolvedValue({ problems: [], elsewhere: [] });
  vi.mocked(api.stored).mockResolvedValue(opened);
  // As in a browser, where nothing waits until a test is through with it.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});

afterEach(async () => {
  cleanup();
  // What is closed keeps its draft, in its turn; the next test counts its own.
  await vi.advanceTimersByTimeAsync(0);
});

/** Waits on the test's own clock for what comes within seconds. */
const until = (check: () => unknown, step = 100) =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(step);
      check();
    },
    { interval: 1, timeout: 60_000 },
  );

const set = (editor: FileEditor, name: string, value: unknown) =>
  editor.edit([{ op: "set", path: [name], value, order: ["label", "maxLength"] }], name);

/** The same function at each render, as in the editor: another one would have the draft kept once more. */
const onChecked = () => {};

/** Opens the file. */
async function openFile() {
  const hook = renderHook(() => useOpenFile("a.yaml", onChecked));
  await until(() => expect(hook.result.current).toHaveProperty("state"), 0);
  return { ...hook, editor: () => hook.result.current as FileEditor };
}

test("what a pause in typing handed over is kept when another field is changed before it was drawn", async () => {
  const { result, editor: now } = await openFile();
  const editor = now();
  // A timer's change is drawn when there is time for it, that of a key at once, and thus before it.
  set(editor, "label", "Your position");
  flushSync(() => set(editor, "maxLength", 2));
  set(editor, "maxLength", 200);
  await until(() => expect((result.current as FileEditor).state.text).toBe("label: Your position\nmaxLength: 200\n"));
});

test("a window that is behind takes in what another has saved, and leaves the draft of that alone", async () => {
  const saved = 'label: "Another window"\nmaxLength: 1\n';
  vi.mocked(api.stored).mockResolvedValue({ text: saved });
  const { editor } = await openFile();
  await until(() => expect(editor().state.text).toBe(saved));
  await vi.advanceTimersByTimeAsync(600);
  expect(api.draft).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test("what another window has written and not saved is taken in, and chosen from where both have changed a field", async () => {
  const theirs = { file: "a.yaml", text: 'label: ""\nmaxLength: 7\n', base: opened.text, by: "theirs", over: "" };
  vi.mocked(api.draft).mockResolvedValueOnce({ other: theirs });
  const { editor } = await openFile();
  set(editor(), "label", "Your position");
  const both = "label: Your position\nmaxLength: 7\n";
  await until(() => expect(editor().state).toMatchObject({ text: both, over: both }));
  expect(vi.mocked(api.draft).mock.lastCall?.[0]).toMatchObject({ text: both, over: theirs.text });
  // What this window has sent itself, and the other has taken in, is no change of the other.
  vi.mocked(api.draft).mockResolvedValueOnce({ other: { ...theirs, text: both.replace("7", "8") } });
  set(editor(), "label", "Position");
  await until(() => expect(editor().state.text).toBe("label: Position\nmaxLength: 8\n"));
  const other = { ...theirs, text: "label: Theirs\nmaxLength: 8\n" };
  vi.mocked(api.save).mockResolvedValueOnce({ other });
  await editor().save();
  const places = [{ field: "label", mine: "Position", theirs: "Theirs" }];
  await until(() => expect(editor().state.conflict?.places).toEqual(places));
  editor().resolve({ label: "theirs" });
  await until(() => expect(editor().state).toMatchObject({ text: other.text, over: other.text, base: opened.text }));
});

test.each([
  ["gone on from", { text: "label: A\nmaxLength: 1\n", over: "" }],
  [
    "gone on from before this window was opened",
    { text: "label: A name\nmaxLength: 1\n", over: "label: A\nmaxLength: 1\n" },
  ],
])("what another window saves is not asked about where it has been %s", async (_, written) => {
  const draft = { file: "a.yaml", base: opened.text, by: "theirs", ...written };
  vi.mocked(api.file).mockResolvedValue({ ...opened, draft });
  const { editor } = await openFile();
  set(editor(), "label", "A name of mine");
  const text = "label: A name of mine\nmaxLength: 1\n";
  await until(() => expect(editor().state.over).toBe(text));
  const saved = { text: "label: A\nmaxLength: 1\n" };
  vi.mocked(api.stored).mockResolvedValue(saved);
  await until(() => expect(editor().state).toMatchObject({ text, base: saved.text }));
  // Written so once more, it is somebody's change.
  vi.mocked(api.stored).mockResolvedValue({ text: "label: B\nmaxLength: 1\n" });
  await until(() => expect(editor().state.conflict).toBeDefined());
});

test("what a window had sent that ended in the middle of a word is no change of another", async () => {
  const draft = { file: "a.yaml", text: "label: A\nmaxLength: 1\n", base: opened.text, by: "first", over: "" };
  vi.mocked(api.file).mockResolvedValue({ ...opened, draft });
  const text = "label: A name\nmaxLength: 1\n";
  // As the release before has named what it left.
  localStorage.setItem("edit/a/a.yaml", JSON.stringify({ ...draft, text }));
  const { editor } = await openFile();
  expect(editor().state).toMatchObject({ text, over: draft.text });
});

test("why it could not be saved stays, although the draft is kept", async () => {
  vi.mocked(api.save).mockRejectedValueOnce(new Error("The file is open elsewhere."));
  const { editor } = await openFile();
  set(editor(), "label", "Your position");
  await until(() => expect(editor().state.over).toMatch("Your position"));
  await editor().save();
  await vi.advanceTimersByTimeAsync(3000);
  expect(editor().state.note).toMatch("The file is open elsewhere.");
});

test("what was changed right before another page of the editor is opened is kept", async () => {
  const { editor, unmount } = await openFile();
  set(editor(), "label", "Your position");
  unmount();
  await until(() => expect(api.draft).toHaveBeenCalledTimes(1));
  expect(vi.mocked(api.draft).mock.calls[0]?.[0].text).toBe("label: Your position\nmaxLength: 1\n");
});

test("what the server cannot keep is kept in the browser until it can, and said to be; else it is said to be lost", async () => {
  const first = await openFile();
  vi.mocked(api.draft).mockRejectedValue(new Error("The disk is full."));
  set(first.editor(), "label", "Your position");
  await until(() => expect(first.editor().state.note).toMatch("The disk is full. What you wrote is kept in this"));
  first.unmount();
  // Also where somebody else has written something into another field of the file meanwhile.
  vi.mocked(api.file).mockResolvedValue({ ...opened, text: 'label: ""\nmaxLength: 7\n' });
  vi.mocked(api.draft).mockResolvedValue({ problems: [], elsewhere: [] });
  const second = await openFile();
  expect(second.editor().state.text).toBe("label: Your position\nmaxLength: 7\n");
  await until(() => expect(localStorage).toHaveLength(0));
  vi.mocked(api.draft).mockRejectedValue(new Error("The disk is full."));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("So is this one.");
  });
  set(second.editor(), "label", "Position");
  await until(() => expect(second.editor().state.note).toMatch("The disk is full. What you wrote is kept nowhere"));
});

test("a file that others have deleted stays, also untouched, where its text here is chosen", async () => {
  const { editor } = await openFile();
  vi.mocked(api.save).mockResolvedValue({ other: "" });
  await editor().save();
  await until(() => expect(editor().state.conflict?.places).toMatchObject([{ field: "", mine: opened.text }]));
  editor().resolve({ "": "mine" });
  await until(() => expect(editor().state).toMatchObject({ text: opened.text, base: "", conflict: undefined }));
  expect(editor().isDirty).toBe(true);
});
