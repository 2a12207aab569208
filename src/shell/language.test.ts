// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { languageKey, readLanguage, storeLanguage } from "./language";

const known = ["en", "de"];

beforeEach(() => window.localStorage.clear());

test("a visitor who never chose has chosen none", () => {
  expect(readLanguage(known)).toBeUndefined();
});

test("the stored language is read again", () => {
  storeLanguage("de");
  expect(window.localStorage.getItem(languageKey)).toBe("de");
  expect(readLanguage(known)).toBe("de");
});

test.each(["fr", "", "DE", "de ", "null"])("the unknown value %j is no choice", (stored) => {
  window.localStorage.setItem(languageKey, stored);
  expect(readLanguage(known)).toBeUndefined();
});

describe("storage that is closed to the page", () => {
  test("as a whole: reading gives none, choosing is lost, neither throws", () => {
    const closed = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied.", "SecurityError");
    });
    expect(readLanguage(known)).toBeUndefined();
    expect(() => storeLanguage("de")).not.toThrow();
    expect(closed).toHaveBeenCalledTimes(2);
  });

  test("when full: choosing is lost and does not throw", () => {
    const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    expect(() => storeLanguage("de")).not.toThrow();
    expect(setItem).toHaveBeenCalledOnce();
    expect(readLanguage(known)).toBeUndefined();
  });
});
