import { afterEach, expect, test, vi } from "vitest";
import { questions } from "../../../tests/support/enquiry-definition";
import { encodeFiles, payloadOf, UnreadableFile } from "./payload";

afterEach(() => vi.unstubAllGlobals());

test("a file is sent with its name, type, size and content, byte for byte", async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const [encoded, empty] = await encodeFiles([
    new File([bytes], "all bytes.png", { type: "image/png" }),
    new File([], "empty.txt", { type: "" }),
  ]);
  expect(encoded).toEqual({
    name: "all bytes.png",
    type: "image/png",
    size: 256,
    data: Buffer.from(bytes).toString("base64"),
  });
  expect(empty).toEqual({ name: "empty.txt", type: "", size: 0, data: "" });
});

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

const { fullName, services, day, description, files } = questions;
const fields = [fullName, services, day, description, files];

test("a question that was left out is an empty text or list", () => {
  expect(payloadOf(fields, {})).toEqual({ fullName: "", services: [], day: "", description: "", files: [] });
});

test("values that no question asks for are not sent", () => {
  expect(payloadOf([fullName], { fullName: "Ada", referral_code: "x" })).toEqual({ fullName: "Ada" });
});
