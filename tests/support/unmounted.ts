import { afterAll } from "vitest";

/** Components of a file are unmounted before its page goes: a timer of it would find no window. */
afterAll(async () => {
  if (typeof document === "undefined") return;
  const { cleanup } = await import("@testing-library/react");
  cleanup();
});
