import { expect, test, vi } from "vitest";
import { keepKeysOfInputMethods } from "./input-method";

test("a key is the input method's while it composes, as each engine tells of it, and the page's afterwards", async () => {
  keepKeysOfInputMethods();
  const heard = vi.fn();
  document.addEventListener("keydown", heard);
  const press = (key: string, init: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...init }));
  for (const key of ["Escape", "Enter", "Tab", "Home", "End", "PageUp", "ArrowDown", "ArrowRight"]) {
    press(key, { isComposing: true });
    press(key, { keyCode: 229 });
    // Safari: the text has ended when it tells of the key.
    document.body.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
    press(key);
    expect(heard, key).not.toHaveBeenCalled();
    await new Promise((done) => setTimeout(done, 30));
    press(key);
    expect(heard, key).toHaveBeenCalledOnce();
    heard.mockClear();
  }
  press("a", { isComposing: true });
  expect(heard).toHaveBeenCalledOnce();
});
