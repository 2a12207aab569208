import type { Tab } from "./tab";

const idOf = (scope: string, label: string) =>
  [...document.querySelectorAll<HTMLLabelElement>(`${scope} label`)].find((one) =>
    (one.textContent ?? "").startsWith(label),
  )?.htmlFor;

/** Writes into a question, by its label, in a form or a window. */
export async function enter(tab: Tab, scope: string, label: string | undefined, text: string): Promise<void> {
  const id = await tab.until(idOf, scope, label ?? "");
  await tab.fill(`[id="${id}"]`, text);
}

export async function reference(tab: Tab, scope: string): Promise<string> {
  const found = await tab.until(
    (css) => /[A-Z]+-\w{4}-\w{4}/.exec(document.querySelector(css)?.textContent ?? "")?.[0],
    scope,
  );
  return String(found);
}
