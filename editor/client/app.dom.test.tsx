import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useAsk } from "./dialog";

vi.mock("./api", () => ({ api: { cards: async () => ({}), overview: async () => ({}), preview: async () => ({}) } }));
vi.mock("./pictures-view", () => ({ PicturesView: () => "None" }));

const CardsView = () => {
  const ask = useAsk();
  const asked = { title: "Sure?", done: "Yes", children: "", send: async () => undefined };
  return <input aria-label="Ask" onClick={() => ask(asked)} />;
};
vi.mock("./cards-view", () => ({ CardsView: () => <CardsView /> }));

test("a question goes with the page on which it was asked", async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  document.body.innerHTML = '<div id="editor"></div>';
  await import("./app");
  fireEvent.click(await screen.findByLabelText("Ask"));
  await screen.findByText("Sure?");
  location.hash = "#/pictures";
  await waitFor(() => expect(screen.queryByText("Sure?")).toBeNull());
});
