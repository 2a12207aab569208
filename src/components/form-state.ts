/** What takes a value or a press, in the order of the page. */
const controls = "a[href], button, input, select, summary";

const controlsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(controls)];

/** Snapshot of the controls' values, focus and selection, taken before hydration. */
export interface FormSnapshot {
  readonly values: readonly (string | undefined)[];
  readonly checked: readonly (boolean | undefined)[];
  /** The place of the control with focus, and of that which was pressed; -1 for none. */
  readonly focused: number;
  /** Whether that with focus stands on the screen. */
  readonly isSeen: boolean;
  readonly pressed: number;
  /** What is selected in a text that has focus, as its first and its last place: the next key replaces it. */
  readonly selection: readonly [number, number] | undefined;
}

const isInput = (element: Element): element is HTMLInputElement => element.localName === "input";
const hasValue = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  isInput(element) || element.localName === "select";
const isChoice = (element: Element): element is HTMLInputElement =>
  isInput(element) && /^(radio|checkbox)$/.test(element.type);

const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement): FormSnapshot["selection"] =>
  selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];

/** The control that a click means, where the click needs the part's program: links lead, and the loader copies. */
export function opensOrActs(target: EventTarget): Element | undefined {
  return (target as Element).closest("button:not([data-action]), [aria-haspopup=dialog]") ?? undefined;
}

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Takes down what was done so far. */
export function takeSnapshot(root: Element, pressed?: Element): FormSnapshot {
  const all = controlsIn(root);
  const active = document.activeElement;
  return {
    values: all.map((control) => (hasValue(control) && !isChoice(control) ? control.value : undefined)),
    checked: all.map((control) => (isChoice(control) ? control.checked : undefined)),
    focused: active ? all.indexOf(active as HTMLElement) : -1,
    isSeen: active !== null && isOnScreen(active),
    pressed: all.indexOf(pressed as HTMLElement),
    selection: active && isInput(active) ? selectionOf(active) : undefined,
  };
}

/** Enters a value as typing does: React looks for changes by the element's own setter. */
function enter(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const type = isInput(control) ? HTMLInputElement : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(type.prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(isInput(control) ? "input" : "change", { bubbles: true }));
}

/** Does the same to the controls of the part that has come in the HTML's place. */
export function restore(root: Element, { values, checked, focused, isSeen, pressed, selection }: FormSnapshot): void {
  const all = controlsIn(root);
  const active = all[focused];
  active?.focus({ preventScroll: true });
  for (const [index, control] of all.entries()) {
    const value = values[index];
    if (hasValue(control) && value !== undefined && control.value !== value) enter(control, value);
    // Of radio buttons one is chosen, which takes the choice from the others.
    const choice = checked[index];
    const isOther = isChoice(control) && choice !== undefined && control.checked !== choice;
    if (isOther && (choice || control.type === "checkbox")) control.click();
  }
  if (active && isInput(active) && selection) active.setSelectionRange(...selection);
  // The part may be higher or lower than the HTML was, and the page above it may only now be laid out.
  if (active && isSeen) requestAnimationFrame(() => isOnScreen(active) || active.scrollIntoView({ block: "nearest" }));
  all[pressed]?.click();
}
