import { afterEach, expect, test, vi } from "vitest";
import { encodeFiles, UnreadableFile } from "./payload";

afterEach(() => vi.unstubAllGlobals());

test("a file whose name no other system could keep is sent under one that the server takes", async () => {
  const names = ["AC\\DC.txt", "new\nline.txt", "\u202bשלום\u202c.txt", `${"x".repeat(296)}.txt`, "a “b” 😀.txt"];
  const encoded = await encodeFiles(names.map((name) => new File(["x"], name, { type: "text/plain" })));
  expect(encoded.map(({ name }) => name)).toEqual([
    "AC_DC.txt",
    "new_line.txt",
    "_שלום_.txt",
    `${"x".repeat(251)}.txt`,
    "a “b” 😀.txt",
  ]);
});

test("a file that has gone since it was chosen is named", async () => {
  vi.stubGlobal(
    "FileReader",
    class {
      onerror?: () => void;
      readAsDataURL() {
        this.onerror?.();
      }
    },
  );
  const reading = encodeFiles([new File(["x"], "gone.pdf")]);
  await expect(reading).rejects.toBeInstanceOf(UnreadableFile);
  await expect(reading).rejects.toMatchObject({ fileName: "gone.pdf" });
});
