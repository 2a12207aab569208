import { performance } from "node:perf_hooks";
import { cleanup, configure } from "@testing-library/react";
import type { JSDOM } from "jsdom";
import { afterEach, vi } from "vitest";

// From 25 on Node has storage of its own, empty and without a file, and vitest leaves it before that of the page.
const { jsdom } = globalThis as unknown as { jsdom: JSDOM };
for (const name of ["localStorage", "sessionStorage"] as const) {
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true, writable: true });
}
// Its own has no marks.
Object.defineProperty(globalThis, "performance", { value: performance, configurable: true, writable: true });
// jsdom has no such method.
Blob.prototype.arrayBuffer = async function arrayBuffer() {
  const reader = new FileReader();
  reader.readAsArrayBuffer(this);
  await new Promise((done) => reader.addEventListener("loadend", done));
  return reader.result as ArrayBuffer;
};
// Their own second is too short for a machine with much to do.
configure({ asyncUtilTimeout: 60_000 });
// No test finds what another has drawn, set or kept, and no timer of a component a page that has gone.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  localStorage.clear();
  jsdom.cookieJar.removeAllCookiesSync();
});
