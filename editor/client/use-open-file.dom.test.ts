import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import { type FileEditor, useOpenFile } from "./use-open-file";

vi.mock("./api", () => ({ api: { file: vi.fn(), draft: vi.fn(), digest: vi.fn(), save: vi.fn() } }));

beforeEach(() => {
  const text = 'label: ""\nmaxLength: 1\n';
  vi.mocked(api.file).mockResolvedValue({ file: "a.yaml", kind: "Wizard", text, digest: "1", problems: [] });
  vi.mocked(api.draft).mockResolvedValue({ problems: [], elsewhere: [] });
  // As in a browser, where nothing waits until a test is through with it.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});

afterEach(async () => {
  cleanup();
  // What is closed keeps its draft, in its turn; the next test counts its own.
  await new Promise((resolve) => setTimeout(resolve));
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const set = (editor: FileEditor, name: string, value: unknown) =>
  editor.edit([{ op: "set", path: [name], value, order: ["label", "maxLength"] }], name);

/** The same function at each render, as in the editor: another one would have the draft kept once more. */
const onChecked = () => {};

/** Opens the file. */
async function openFile() {
  const hook = renderHook(() => useOpenFile("a.yaml", onChecked));
  await waitFor(() => expect(hook.result.current).toHaveProperty("state"), { timeout: 5000 });
  return { ...hook, editor: () => hook.result.current as FileEditor };
}

test("what a pause in typing handed over is kept when another field is changed before it was drawn", async () => {
  const { result, editor: now } = await openFile();
  const editor = now();
  // A timer's change is drawn when there is time for it, that of a key at once, and thus before it.
  set(editor, "label", "Your position");
  flushSync(() => set(editor, "maxLength", 2));
  set(editor, "maxLength", 200);
  await waitFor(() => expect((result.current as FileEditor).state.text).toBe("label: Your position\nmaxLength: 200\n"));
});

test("what was changed right before another page of the editor is opened is kept", async () => {
  const { editor, unmount } = await openFile();
  set(editor(), "label", "Your position");
  unmount();
  await waitFor(() => expect(api.draft).toHaveBeenCalledTimes(1));
  expect(vi.mocked(api.draft).mock.calls[0]?.[0].text).toBe("label: Your position\nmaxLength: 1\n");
});
