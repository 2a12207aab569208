const fields = "input, textarea, select, button:not(.handle), summary, a";

/** @param tries frames in which the element may still be drawn */
export function focusLater(id: string, tries = 20): void {
  requestAnimationFrame(() => {
    const found = document.getElementById(id);
    const target = found?.matches(`.handle, ${fields}`) ? found : found?.querySelector<HTMLElement>(fields);
    target?.focus();
    target?.scrollIntoView({ block: "center" });
    if (!target && tries > 1) focusLater(id, tries - 1);
  });
}
