import type { JSDOM } from "jsdom";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

if (typeof document !== "undefined") {
  // From 25 on Node has storage of its own, empty and without a file, and vitest leaves it before that of the page.
  const { window } = (globalThis as unknown as { jsdom: JSDOM }).jsdom;
  for (const name of ["localStorage", "sessionStorage"] as const) {
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  }
  // Their own second is too short for a machine with much to do.
  const { cleanup, configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 60_000 });
  // Before its page goes: a timer of a component would find no window.
  afterAll(cleanup);
}

/** Tests fail on messages nobody expected: a warning in the console is a defect that has not been looked at. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  expect(messages, "unexpected console messages").toEqual([]);
});

/** Gatsby needs its runtime; components under test need only its links and data. */
vi.mock("gatsby", async () => {
  const { createElement } = await import("react");
  return {
    graphql: () => undefined,
    prefetchPathname: () => {},
    useStaticQuery: vi.fn(),
    Link: ({
      to,
      innerRef,
      children,
      ...rest
    }: Record<string, unknown> & { to: string; innerRef?: never; children?: never }) =>
      createElement("a", { href: to, ref: innerRef, ...rest }, children),
  };
});
