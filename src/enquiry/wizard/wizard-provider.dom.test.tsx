import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { withMessages } from "../../../tests/support/with-messages";
import { Link } from "../../components/link";
import type { WizardDialogProps } from "./wizard-dialog";
import { useFiguresForOffers, WizardProvider } from "./wizard-provider";

vi.mock("./wizard-dialog", () => ({
  WizardDialog: ({ file, brought }: WizardDialogProps) => (
    <div role="dialog" aria-label={brought.figures?.text ?? file.wizard.key} />
  ),
}));

const messages = {
  opening: "Opening …",
  openingFailed: "Not loaded.",
  retry: "Again",
  openingPage: "Plain",
  close: "Close",
};
const fetched = vi.fn();

/** A page that offers a wizard. */
const page = (part?: ReactNode) =>
  withMessages(
    { links: { newTab: "(in a new tab)", about: "", demonstration: "" } },
    <WizardProvider keys={["start-project"]} messages={messages} prefix="">
      <Link to="/contact#start-project">Start</Link>
      {part}
    </WizardProvider>,
  );

const dialog = (name: string) => screen.findByRole("dialog", { name });

beforeEach(() => {
  fetched.mockResolvedValue({ ok: true, json: async () => ({ wizard: { key: "start-project" } }) });
  vi.stubGlobal("fetch", fetched);
});

test("a wizard opens while a part of the page still waits for its script", async () => {
  let waits = false;
  const Part = () => {
    useFiguresForOffers({ label: "Oil", text: "Oil: 20" });
    if (waits) throw new Promise(() => {});
    return <p>A tool</p>;
  };
  const waiting = page(
    <Suspense>
      <Part />
    </Suspense>,
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(waiting);
  waits = true;
  const root = await act(async () => hydrateRoot(container, waiting));
  fireEvent.click(screen.getByRole("link", { name: "Start" }));
  await dialog("start-project");
  expect(container.textContent).toContain("A tool");
  act(() => root.unmount());
  container.remove();
});

const Tool = ({ label, amount }: { label: string; amount: number }) => {
  const figures = { label, text: `${label}: ${amount}` };
  useFiguresForOffers(figures);
  return (
    <Link to="#start-project" figures={figures}>
      {label}
    </Link>
  );
};

test.each([
  ["Oil", "Oil: 2"],
  ["Roof", "Roof: 1"],
  ["Start", "Oil: 2"],
])(
  "of two tools on a page, that whose button is pressed hands on its figures, else that changed last: %s",
  async (pressed, text) => {
    const tools = (amount: number) =>
      page(
        <>
          <Tool label="Oil" amount={amount} />
          <Tool label="Roof" amount={1} />
        </>,
      );
    const { rerender } = render(tools(1));
    // Once more as it is, as when its address changes.
    for (const amount of [2, 2]) rerender(tools(amount));
    fireEvent.click(screen.getByRole("link", { name: pressed }));
    await dialog(text);
  },
);

test.each(["/contact#offices", "https://elsewhere.example/#start-project"])("%s opens no wizard", (to) => {
  render(page(<Link to={to}>Other</Link>));
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("aria-haspopup"))).toEqual(["dialog", null]);
});

test("a connection that stands still is said after half a minute, and leads to the page", async () => {
  vi.useFakeTimers();
  fetched.mockReturnValueOnce(new Promise(() => {}));
  render(page());
  fireEvent.click(screen.getByRole("link", { name: "Start" }));
  await act(() => vi.advanceTimersByTimeAsync(29_999));
  expect(screen.getByRole("status").textContent).toBe("Opening …");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("link", { name: "Plain" }).getAttribute("href")).toBe("/enquire/start-project");
  fireEvent.click(screen.getByRole("button", { name: "Again" }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("dialog", { name: "start-project" })).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole("alert")).toBeNull();
});
