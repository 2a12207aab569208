import { afterAll, beforeAll, vi } from "vitest";
import { forgetCookies } from "./cookies";

/**
 * Files that share a page, one after the other: each finds it as a browser opens it, and loads the modules of the
 * project anew. What stays are the packages, React above all, which take the longest to load.
 */
const targets = [document, window];

/** Functions that undo the file's page. */
const leave: (() => void)[] = [];

/** Removes the listeners that the file has added. */
function rememberListeners(target: (typeof targets)[number]): void {
  const { addEventListener } = target;
  target.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject, AddEventListenerOptions?]) => {
    addEventListener.call(target, type, ...rest);
    // React listens to this one once for each document that it has met.
    if (type !== "selectionchange") leave.push(() => target.removeEventListener(type, ...rest));
  };
  leave.push(() => {
    target.addEventListener = addEventListener;
  });
}

/** Puts every global back in its place, also where a clock or a stub has taken it away. */
function rememberGlobals(): void {
  const found = Object.getOwnPropertyDescriptors(globalThis);
  leave.push(() => {
    for (const key of Object.keys(Object.getOwnPropertyDescriptors(globalThis))) {
      if (!(key in found)) Reflect.deleteProperty(globalThis, key);
    }
    for (const [key, { value, get, ...rest }] of Object.entries(found)) {
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      if (now?.value === value && now?.get === get) continue;
      Object.defineProperty(globalThis, key, { ...(get ? { get } : { value }), ...rest });
    }
  });
}

beforeAll(() => {
  rememberGlobals();
  targets.forEach(rememberListeners);
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const undo of leave.splice(0).reverse()) undo();
  for (const { attributes } of [document.documentElement, document.body]) {
    for (const { name } of [...attributes]) attributes.removeNamedItem(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  forgetCookies();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  performance.clearMarks();
  vi.resetModules();
});
