/**
 * What a visitor enters before React has come, by hand or by a browser that brings a form back. `noteFields` notes all
 * fields just before React starts. React takes an element over, or draws another one where extensions, translators or
 * proxies have changed the page; it does so in parts, of which the last may come much later. Each field has
 * `ref={takeOver}`, which enters what the noted element holds as a person would, whether that is still in the page or not.
 */
type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const noted = new Map<FieldElement, string>();
let notedPath: string;
/** The field that has focus, or had it when it left the page. */
let focused: EventTarget | null = null;
/** The field that is being left, while its change is told; changes of others, which that one brings, are told within. */
let left: EventTarget | null = null;

const fieldsOfPage = () => [...document.querySelectorAll<FieldElement>("input, select, textarea")];

const signatureOf = ({ type, name, value }: FieldElement) => `${type} ${name} ${type === "checkbox" ? value : ""}`;

/** Name and signature of a field, and its place among those alike; its id is another one when React draws it anew. */
function keyOf(field: FieldElement): string {
  const signature = signatureOf(field);
  const alike = fieldsOfPage().filter((other) => signatureOf(other) === signature);
  return `${signature} ${alike.indexOf(field)}`;
}

export function noteFields(): void {
  notedPath = location.pathname;
  for (const field of fieldsOfPage()) noted.set(field, keyOf(field));
  focused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => (focused = target));
  // On leaving a field its change is told before another one has focus, and React takes the form over meanwhile.
  document.addEventListener("change", ({ target }) => (left ??= target), true);
  window.addEventListener("change", ({ target }) => {
    if (target === left) left = null;
  });
  document.addEventListener("pointerdown", pressField, true);
  document.addEventListener("focusout", ({ target }) =>
    setTimeout(() => {
      // Left by its visitor, a field is still in the page; drawn anew, it is not.
      if (focused === target && (target as Node).isConnected && document.activeElement !== target) focused = null;
    }),
  );
}

/** A field that React draws anew for the press of a mouse gets it all the same: no element is left to be pressed. */
function pressField({ target, pointerType }: PointerEvent): void {
  const field = target as FieldElement;
  if (pointerType !== "mouse" || !noted.has(field)) return;
  focused = field;
  const keepFocus = (event: MouseEvent) => field.isConnected || event.preventDefault();
  document.addEventListener("mousedown", keepFocus, { capture: true, once: true });
}

function isChanged(field: FieldElement): boolean {
  if ("options" in field) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if ("files" in field && field.files) return field.files.length > 0;
  if ("checked" in field && field.type === "checkbox") return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

export const hasEntries = () => fieldsOfPage().some(isChanged);

function enter(field: FieldElement, from: FieldElement): void {
  if ("options" in field && "options" in from) field.selectedIndex = from.selectedIndex;
  else if ("files" in field && "files" in from && field.files) field.files = from.files;
  else if ("checked" in field && "checked" in from && field.type === "checkbox") {
    field.checked = !from.checked;
    field.click();
  } else if (!("options" in field)) {
    // React compares a text with what its own setter was given, which stands before that of all elements.
    Reflect.set(field, "value", field.defaultValue, field.cloneNode());
    if (field !== from) Reflect.set(Object.getPrototypeOf(field), "value", from.value, field);
    // Told of it, React puts back what it knew, and then this: a word that is being composed would be cut off.
    const ofReact = Object.getOwnPropertyDescriptor(field, "value");
    if (ofReact?.configurable) {
      Object.defineProperty(field, "value", { ...ofReact, set: () => {} });
      queueMicrotask(() => Object.defineProperty(field, "value", ofReact));
    }
  }
  // React hears of a text by the first, of a list and of files by the second.
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Ref of every field: takes over what was entered into it, or into the one that stood in its place. */
export function takeOver(field: FieldElement | null): void {
  if (!field || noted.size === 0) return;
  // Another page has its own fields, which may have the same names.
  if (location.pathname !== notedPath) noted.clear();
  const key = keyOf(field);
  const before = noted.has(field) ? field : [...noted.keys()].find((old) => !old.isConnected && noted.get(old) === key);
  if (!before) return;
  noted.delete(before);
  const { selectionStart, selectionEnd } = before as HTMLInputElement;
  if (before === focused && before !== left && document.activeElement === document.body)
    field.focus({ preventScroll: true });
  if (isChanged(before)) enter(field, before);
  if (before === field) return;
  // Its files are chosen in a window of the browser, which stays open meanwhile.
  before.addEventListener("change", () => enter(field, before));
  if (document.activeElement === field && typeof selectionStart === "number")
    (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
