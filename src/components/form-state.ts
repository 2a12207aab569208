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
  // A selection stays, once React has put the value in: the next key replaces it. A frame later that may have come.
  if (selectionStart !== null) queueMicrotask(() => control.setSelectionRange(selectionStart, selectionEnd));
}

/** Radio buttons are left out: React itself takes their choice away when it hydrates them, and an island has none. */
export const controlsIn = (root: Element) => [
  ...root.querySelectorAll<Control>("input:not([type=hidden], [type=file], [type=radio]), select"),
];

/**
 * Tells React what was entered into the controls of a part before it was hydrated; it knows only what the build
 * wrote.
 * @param before the controls that were built: of those that React has drawn anew, what they held is taken over
 */
export function reportEntries(root: Element, before: readonly Control[]): void {
  const controls = controlsIn(root);
  for (const [index, control] of controls.entries()) {
    const old = before[index];
    if (old && !old.isConnected && before.length === controls.length) {
      control.value = old.value;
      if ("checked" in old) Object.assign(control, { checked: old.checked });
    }
    if (isChanged(control)) enterAgain(control);
  }
}
