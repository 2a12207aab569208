import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { upload } from "./api";
import { PictureDrop } from "./picture-drop";

vi.mock("./api", () => ({ upload: vi.fn() }));

test("of a picture that is refused, nobody is told that it is there, as the one before was", async () => {
  vi.mocked(upload).mockResolvedValueOnce("images/a.webp").mockRejectedValueOnce(new Error("No picture."));
  render(<PictureDrop label="Drop" kind="any" done={async (picture) => `${picture} is there.`} />);
  const drop = () => fireEvent.change(screen.getByLabelText("Drop"), { target: { files: [new File([], "a.jpg")] } });
  drop();
  await screen.findByText("images/a.webp is there.");
  drop();
  await screen.findByText("No picture.");
  expect(screen.getByRole("status").textContent).toBe("No picture.");
});
