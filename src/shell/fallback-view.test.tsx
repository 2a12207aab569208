// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeIntersectionObserver } from "../../tests/support/intersection-observer";
import { ErrorBoundary } from "../components/error-boundary";
import { FallbackView } from "./fallback-view";

const words = {
  title: "This page did not load properly.",
  description: "Try again, or go back to the home page.",
  home: "Go to home page",
  retry: "Try again",
};

let isBroken = true;

function Page() {
  if (isBroken) throw new Error("The page is broken.");
  return <p>The page itself</p>;
}

/** React lets the browser report the error as well, which prints it into the output of the tests. */
const keepQuiet = (event: ErrorEvent) => event.preventDefault();

beforeEach(() => {
  isBroken = true;
  window.addEventListener("error", keepQuiet);
  fakeIntersectionObserver();
});
afterEach(() => {
  cleanup();
  window.removeEventListener("error", keepQuiet);
  vi.unstubAllGlobals();
});

function renderPage() {
  render(
    <ErrorBoundary fallback={(retry) => <FallbackView {...words} onRetry={retry} />}>
      <Page />
    </ErrorBoundary>,
  );
}

/** The boundary's own messages; React adds its own. */
function takeReports(): unknown[][] {
  const { calls } = vi.mocked(console.error).mock;
  const own = calls.filter(([message]) => message === "A page failed to render.");
  vi.mocked(console.error).mockClear();
  return own;
}

test("a page that renders is shown, and nothing is reported", () => {
  isBroken = false;
  renderPage();
  expect(screen.getByText("The page itself")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a page that throws is reported, and replaced by title, description and the way home", () => {
  renderPage();
  expect(takeReports()).toEqual([
    ["A page failed to render.", expect.objectContaining({ message: "The page is broken." }), expect.any(String)],
  ]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words.title);
  expect(screen.getByRole("alert").textContent).toContain(words.description);
  expect(screen.getByRole("link", { name: words.home }).getAttribute("href")).toBe("/");
});

test("trying again shows the page when it no longer throws", () => {
  renderPage();
  takeReports();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: words.retry }));
  expect(screen.getByText("The page itself")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("trying again stays with the message when the page throws again", () => {
  renderPage();
  takeReports();
  fireEvent.click(screen.getByRole("button", { name: words.retry }));
  expect(takeReports()).toHaveLength(1);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words.title);
});
