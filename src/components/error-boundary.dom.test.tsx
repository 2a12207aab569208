import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary";

// What a page that failed looks like, and the way home: tests/journeys/page-states.spec.ts.
test("a page that failed is shown once it no longer does, by the press of a button", () => {
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error("broken");
    return <p>The page itself</p>;
  };
  const keepQuiet = (event: ErrorEvent) => event.preventDefault();
  addEventListener("error", keepQuiet);
  render(
    <ErrorBoundary
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    >
      <Page />
    </ErrorBoundary>,
  );
  fireEvent.click(screen.getByText("Try again"));
  isBroken = false;
  fireEvent.click(screen.getByText("Try again"));
  expect(screen.getByText("The page itself")).toBeTruthy();
  expect(vi.mocked(console.error).mock.calls.flat()).toContain("A page failed to render.");
  vi.mocked(console.error).mockClear();
  removeEventListener("error", keepQuiet);
  cleanup();
});
