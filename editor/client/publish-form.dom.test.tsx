import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { api } from "./api";
import { PublishForm } from "./publish-form";
import { Told } from "./told";

vi.mock("./api", () => ({ api: { publish: vi.fn() } }));

const git = { isThere: true, hasRemote: true, ahead: 1, behind: 0, isDetached: false };
const changes = { git, changes: [], isKept: true, errors: [], unwritten: [], drafts: [] };

test("what is not written yet is still asked about once a choice between two texts was made", async () => {
  const file = "services/lamps.yaml";
  const places = [{ field: "title", mine: "Ours", theirs: "Theirs" }];
  vi.mocked(api.publish).mockResolvedValueOnce({ state: "conflict", files: [{ file, places, by: "Ada" }] });
  vi.mocked(api.publish).mockResolvedValueOnce({ state: "stopped", reason: "unwritten" });
  render(<PublishForm changes={changes} nameOf={(_, field) => field} done={async () => undefined} />);
  fireEvent.click(screen.getByText("Publish again"));
  fireEvent.click(await screen.findByText("Mine"));
  fireEvent.click(screen.getByText("Go on with what is chosen"));
  await screen.findByText("Publish all the same");
  const chosen = { [file]: { title: "mine" } };
  expect(vi.mocked(api.publish).mock.calls.at(-1)?.[0]).toMatchObject({ isSure: false, chosen });
});

test("a failure before is not told of what is published", async () => {
  vi.mocked(api.publish).mockRejectedValueOnce(new Error("Failed."));
  vi.mocked(api.publish).mockResolvedValueOnce({ state: "published", commit: "c5bb1202" });
  render(<PublishForm changes={changes} nameOf={(_, field) => field} done={() => new Promise(() => undefined)} />);
  fireEvent.click(screen.getByText("Publish again"));
  await screen.findByText("Failed.");
  fireEvent.click(screen.getByText("Publish again"));
  await screen.findByText("Published as c5bb1202.");
});

test("only what was there before can be removed", () => {
  const said = (value: unknown, at?: "before") => render(<Told value={value} at={at} />).container.textContent;
  for (const nothing of [undefined, ""]) {
    expect(said(nothing, "before")).toBe("");
    expect(said(nothing)).toBe("Removed");
  }
  expect(said({ alt: "Words" }, "before")).toContain("alt: Words");
});

test("a group is told as a file has it, with every sign of its texts", () => {
  const { container } = render(<Told value={{ title: "{company}: [all]", items: [{ text: 'It is "bright".' }] }} />);
  expect(container.textContent).toBe('title: "{company}: [all]"\nitems:\n  - text: It is "bright".');
});
