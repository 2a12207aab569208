/**
 * What a visitor enters before React has come. One way, for all fields of all pages:
 *
 * 1. A page is usable before its app: its fields are typed into, ticked, chosen from and given files by hand, and by
 *    browsers that bring a form back.
 * 2. `noteFields` notes all fields just before React starts: which element stands for which field.
 * 3. React takes an element over, or draws another one where the page around it is not what the build wrote: extensions,
 *    translators and proxies change it. It does so in parts, of which the last may come much later.
 * 4. Each field has `ref={takeOver}`, which React calls once the field is in the page, and before anything else happens.
 * 5. The noted element knows what was entered up to that moment, also when it has just left the page.
 * 6. That is entered into the field as a person would enter it. Whoever listens to the field follows, and nobody else
 *    has to know of all this.
 * 7. Focus and caret go where they were.
 */
type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields that were built and not taken over yet, with their keys. */
const noted = new Map<FieldElement, string>();
let notedPath: string;
/** The field that has focus, or had it when it left the page. */
let focused: EventTarget | null = null;

const fieldsOfPage = () => [...document.querySelectorAll<FieldElement>("input, select, textarea")];

const kindOf = ({ type, name, value }: FieldElement) => `${type} ${name} ${type === "checkbox" ? value : ""}`;

/** Name and kind of a field, and its place among those alike; its id is another one when React draws it anew. */
function keyOf(field: FieldElement): string {
  const kind = kindOf(field);
  const alike = fieldsOfPage().filter((other) => kindOf(other) === kind);
  return `${kind} ${alike.indexOf(field)}`;
}

/** Notes the fields of the page as they are before React starts. */
export function noteFields(): void {
  notedPath = location.pathname;
  for (const field of fieldsOfPage()) noted.set(field, keyOf(field));
  focused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => {
    focused = target;
  });
  document.addEventListener("focusout", ({ target }) =>
    setTimeout(() => {
      // Left by its visitor, a field is still in the page; drawn anew, it is not.
      if (focused === target && (target as Node).isConnected && document.activeElement !== target) focused = null;
    }),
  );
}

/** True where a field holds something else than what the build wrote. */
function isChanged(field: FieldElement): boolean {
  if ("options" in field) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if ("files" in field && field.files) return field.files.length > 0;
  if ("checked" in field && field.type === "checkbox") return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Enters into a field what an element of its kind holds: another one, or itself. */
function enter(field: FieldElement, from: FieldElement): void {
  const tell = (type: "input" | "change") => field.dispatchEvent(new Event(type, { bubbles: true }));
  if ("options" in field && "options" in from) {
    field.selectedIndex = from.selectedIndex;
    tell("change");
  } else if ("files" in field && "files" in from && field.files) {
    field.files = from.files;
    tell("change");
  } else if ("checked" in field && "checked" in from && field.type === "checkbox") {
    const { checked } = from;
    field.checked = !checked;
    field.click();
  } else if (!("options" in field)) {
    const { value } = from;
    // React compares a text with what its own setter was given, which stands before that of all elements.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    tell("input");
  }
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
  if (before === focused && document.activeElement === document.body) field.focus({ preventScroll: true });
  if (isChanged(before)) enter(field, before);
  if (document.activeElement !== field || typeof selectionStart !== "number") return;
  // Once React has put the value in; a frame later the next key may have come.
  queueMicrotask(() => (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd));
}
