import { beforeEach, expect, test, vi } from "vitest";
import { questions } from "../../../tests/support/enquiry-samples";
import { postAnswers } from "./post-answers";
import { sendEnquiry } from "./send-enquiry";

vi.mock("./send-enquiry", () => ({ sendEnquiry: vi.fn() }));

beforeEach(() => vi.mocked(sendEnquiry).mockResolvedValue({ isAccepted: true }));

const post = (...files: File[]) =>
  postAnswers({
    endpoint: "/",
    idempotencyKey: "key-1",
    fields: [questions.files],
    values: { files },
    trap: undefined,
    onProgress: () => {},
  });

test("a file whose name no other system could keep is sent under one that the server takes", async () => {
  const names = ["AC\\DC.txt", "new\nline.txt", "\u202bשלום\u202c.txt", `${"x".repeat(296)}.txt`, "a “b” 😀.txt"];
  await post(...names.map((name) => new File(["x"], name, { type: "text/plain" })));
  const file = { type: "text/plain", size: 1, data: "eA==" };
  expect(vi.mocked(sendEnquiry).mock.calls[0]?.[0].payload).toEqual({
    files: ["AC_DC.txt", "new_line.txt", "_שלום_.txt", `${"x".repeat(251)}.txt`, "a “b” 😀.txt"].map((name) => ({
      ...file,
      name,
    })),
  });
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
  expect(await post(new File(["x"], "gone.pdf"))).toMatchObject({ problem: "fileUnreadable", detail: "gone.pdf" });
  expect(sendEnquiry).not.toHaveBeenCalled();
});
