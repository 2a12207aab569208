type Control = HTMLInputElement | HTMLSelectElement;

/** True where a control holds something else than what the build wrote. */
function isChanged(control: Control): boolean {
  if ("options" in control) return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control.type === "checkbox"
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, "value")?.set;

/** Enters once more what a control holds, as typing and pressing do: React compares it with what its own setter was given. */
function enterAgain(control: Control): void {
  if ("options" in control) {
    control.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  if (control.type === "checkbox") {
    control.checked = !control.checked;
    control.click();
    return;
  }
  const { value, selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  setValue?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  // A selection stays, once React has put the value in: the next key replaces it.
  if (selectionStart !== null) requestAnimationFrame(() => control.setSelectionRange(selectionStart, selectionEnd));
}

/**
 * Tells React what was entered into the controls of a part before it was hydrated; it knows only what the build
 * wrote. Of radio buttons React itself takes the choice away when it hydrates them: an island has none.
 */
export function reportEntries(root: Element): void {
  const controls = root.querySelectorAll<Control>("input:not([type=hidden], [type=file], [type=radio]), select");
  for (const control of controls) if (isChanged(control)) enterAgain(control);
}
