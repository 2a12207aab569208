import { afterEach, beforeEach, expect, vi } from "vitest";

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
