// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onPageRendered, viewTransitions } from "./view-transitions";

const card = '<main><ul><li><h3><a href="/lamps">Lamps</a></h3><picture><img alt="card"></picture></li></ul></main>';
const hero = '<main><div><picture><img alt="hero"></picture></div></main>';

const nameOf = () => document.querySelector("img")?.style.getPropertyValue("view-transition-name");
const navigate = vi.fn(() => {
  document.body.innerHTML = hero;
});

/** The browser calls back, and is done once the new page was there. */
const names: (string | undefined)[] = [];
const startViewTransition = vi.fn((change: () => Promise<void>) => {
  names.push(nameOf());
  const finished = change().then(() => {
    names.push(nameOf());
  });
  return { ready: Promise.resolve(), finished };
});

beforeEach(() => {
  document.body.innerHTML = card;
  names.length = 0;
  Object.assign(document, { startViewTransition });
  Object.assign(window, { ___navigate: navigate, ___loader: { loadPage: () => Promise.resolve(), enqueue: () => {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
});

test("the picture of the card and that of the page are one, for as long as one turns into the other", async () => {
  viewTransitions();
  window.___navigate?.("/lamps");
  await expect.poll(() => navigate).toHaveBeenCalledWith("/lamps", undefined);
  onPageRendered();
  await expect.poll(() => names).toEqual(["diorama", "diorama"]);
  await expect.poll(() => nameOf()).toBe("");
});

test("a link that is no card's blends the pages and names no picture", async () => {
  viewTransitions();
  window.___navigate?.("/elsewhere");
  await expect.poll(() => startViewTransition).toHaveBeenCalled();
  onPageRendered();
  await expect.poll(() => names).toEqual(["", ""]);
});

test("of two links that are pressed the last one leads on, whichever page comes first", async () => {
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  const loadPage = (path: string) => (path === "/late" ? late : Promise.resolve());
  Object.assign(window, { ___loader: { loadPage, enqueue: () => {} } });
  viewTransitions();
  window.___navigate?.("/late");
  window.___navigate?.("/lamps");
  await expect.poll(() => navigate).toHaveBeenCalledWith("/lamps", undefined);
  come();
  await new Promise((resolve) => setTimeout(resolve));
  expect(navigate).toHaveBeenCalledTimes(1);
});

test("a flight that another link ends fails without a word", async () => {
  const failed = vi.fn();
  process.once("unhandledRejection", failed);
  const skipped = new DOMException("Skipped ViewTransition", "AbortError");
  startViewTransition.mockReturnValueOnce({ ready: Promise.reject(skipped), finished: Promise.reject(skipped) });
  viewTransitions();
  window.___navigate?.("/lamps");
  await expect.poll(() => startViewTransition).toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", failed);
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ["less motion is wanted", () => vi.stubGlobal("matchMedia", () => ({ matches: true })), "/lamps"],
  ["the page only goes back", () => {}, -1],
  ["a place on the same page is asked for", () => {}, "/#team"],
] as const)("pages change at once where %s", (_, prepare, to) => {
  prepare();
  viewTransitions();
  window.___navigate?.(to);
  expect(navigate).toHaveBeenCalledWith(to, undefined);
  expect(startViewTransition).not.toHaveBeenCalled();
});

test("and where the browser knows no transitions", () => {
  Reflect.deleteProperty(document, "startViewTransition");
  viewTransitions();
  expect(window.___navigate).toBe(navigate);
});
