/** Moves focus to a question: to its control, or to the first of them. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const target = element instanceof HTMLFieldSetElement ? element.querySelector("input") : element;
  target?.focus();
}
