import { afterAll } from "vitest";

/** What a file has drawn goes before its page does: a timer of it would find no window. */
afterAll(async () => {
  if (typeof document === "undefined") return;
  const { cleanup } = await import("@testing-library/react");
  cleanup();
});
