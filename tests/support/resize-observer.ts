import { vi } from "vitest";

/** Stands in for the browser's ResizeObserver, which jsdom lacks, until `vi.unstubAllGlobals()`; it reports nothing. */
export function fakeResizeObserver(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
}
