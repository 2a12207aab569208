const fields = "input, textarea, select, button:not(.handle), summary, a";

/** Puts the focus on an element as soon as it is drawn; looks for it at so many frames. */
export function focusLater(id: string, tries = 20): void {
  requestAnimationFrame(() => {
    const found = document.getElementById(id);
    const target = found?.matches(`.handle, ${fields}`) ? found : found?.querySelector<HTMLElement>(fields);
    target?.focus();
    target?.scrollIntoView({ block: "center" });
    if (!target && tries > 1) focusLater(id, tries - 1);
  });
}
