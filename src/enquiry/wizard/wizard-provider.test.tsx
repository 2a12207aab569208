// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withMessages } from "../../../tests/support/with-messages";
import { Link } from "../../components/link";
import { type LoadedWizard, loadWizard } from "./load-wizard";
import { useWizard, WizardProvider } from "./wizard-provider";

vi.mock("./load-wizard", () => ({ loadWizard: vi.fn() }));

const messages = {
  opening: "Opening …",
  openingFailed: "Not loaded.",
  openingRetry: "Again",
  openingPage: "Plain",
  close: "Close",
};
const keys = ["start-project", "hire-developer"];

const wizardNamed = (key: string): LoadedWizard => ({
  Dialog: ({ onClose }) => (
    <div role="dialog" aria-label={key}>
      <button type="button" onClick={onClose}>
        Shut
      </button>
    </div>
  ),
  file: {} as LoadedWizard["file"],
});

const Opener = () => {
  const { openWizard, openKey } = useWizard();
  return (
    <button type="button" onClick={() => openWizard("hire-developer")}>
      Hire ({openKey ?? "none"})
    </button>
  );
};

const site = withMessages(
  { links: { newTab: "(in a new tab)", about: "", demonstration: "" } },
  <WizardProvider keys={keys} messages={messages} prefix="">
    <Opener />
    <Link to="/contact#start-project">Start</Link>
    <Link to="/contact#offices">Offices</Link>
    <Link to="https://elsewhere.example/#start-project">Elsewhere</Link>
  </WizardProvider>,
);

const dialog = (name: string) => screen.findByRole("dialog", { name });

beforeEach(() => {
  window.location.hash = "";
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
    },
  );
  vi.mocked(loadWizard)
    .mockReset()
    .mockImplementation(async (key) => wizardNamed(key));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("on the server and before anything is opened there is no wizard, and nothing is loaded", () => {
  expect(renderToString(site)).not.toContain('dialog"><button');
  render(site);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(loadWizard).not.toHaveBeenCalled();
});

test("the hook opens one and closing destroys it", async () => {
  render(site);
  fireEvent.click(screen.getByRole("button", { name: "Hire (none)" }));
  await dialog("hire-developer");
  expect(screen.getByRole("button", { name: "Hire (hire-developer)" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Shut" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Hire (none)" })).toBeTruthy();
});

test("a link that names a wizard opens it here; other links do not", async () => {
  render(site);
  const start = screen.getByRole("link", { name: "Start" });
  expect(start.getAttribute("aria-haspopup")).toBe("dialog");
  expect(screen.getByRole("link", { name: "Offices" }).getAttribute("aria-haspopup")).toBeNull();
  expect(screen.getByRole("link", { name: /Elsewhere/ }).getAttribute("aria-haspopup")).toBeNull();
  expect(fireEvent.click(start, { ctrlKey: true })).toBe(true);
  expect(loadWizard).not.toHaveBeenCalled();
  expect(fireEvent.click(start)).toBe(false);
  await dialog("start-project");
});

test("an address that names a wizard opens it, at once and when it changes", async () => {
  window.location.hash = "#hire-developer";
  render(site);
  await dialog("hire-developer");
  fireEvent.click(screen.getByRole("button", { name: "Shut" }));
  window.location.hash = "#start-project";
  await dialog("start-project");
});

test("a link that opens a wizard leads to the page of its questions, any other to its address", () => {
  render(site);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/enquire/start-project", "/contact#offices", "https://elsewhere.example/#start-project"]);
});

test("opened again, an open wizard is not loaded anew", async () => {
  render(site);
  fireEvent.click(screen.getByRole("link", { name: "Start" }));
  const first = await dialog("start-project");
  fireEvent.click(screen.getByRole("link", { name: "Start" }));
  expect(await dialog("start-project")).toBe(first);
  expect(loadWizard).toHaveBeenCalledOnce();
});

test("slow loading is said, a failed one too, and can be tried again or left", async () => {
  let fail: (error: Error) => void = () => {};
  vi.mocked(loadWizard).mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  render(site);
  fireEvent.click(screen.getByRole("link", { name: "Start" }));
  expect(screen.queryByRole("status")).toBeNull();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Opening …"));
  await act(async () => fail(new Error("ChunkLoadError")));
  expect(screen.getByRole("alert").textContent).toContain("Not loaded.");
  expect(screen.getByRole("link", { name: "Plain" }).getAttribute("href")).toBe("/enquire/start-project");
  expect(loadWizard).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "Again" }));
  await dialog("start-project");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a connection that stands still is said after half a minute, and leads to the page", async () => {
  vi.useFakeTimers();
  vi.mocked(loadWizard).mockReturnValueOnce(new Promise(() => {}));
  render(site);
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

test("one that cannot be drawn, as of a newer build, takes no page with it and leads to that of its questions", async () => {
  // React lets the browser report the error as well, which prints it into the output of the tests.
  const keepQuiet = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener("error", keepQuiet);
  vi.mocked(loadWizard).mockResolvedValueOnce({
    ...wizardNamed("start-project"),
    Dialog: () => {
      throw new TypeError("This question is of no kind that is known here.");
    },
  });
  render(site);
  fireEvent.click(screen.getByRole("link", { name: "Start" }));
  expect((await screen.findByRole("link", { name: "Plain" })).getAttribute("href")).toBe("/enquire/start-project");
  window.removeEventListener("error", keepQuiet);
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Start" }));
  await dialog("start-project");
});

test("given up while it is loaded, a wizard does not open afterwards", async () => {
  vi.mocked(loadWizard).mockRejectedValueOnce(new Error("404"));
  render(site);
  fireEvent.click(screen.getByRole("link", { name: "Start" }));
  fireEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});
