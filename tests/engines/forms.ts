import { words } from "../support/test-site";
import { startProject } from "../support/wizards";
import type { Tab } from "./tab";

export const opener = `header a[href="/enquire/${startProject.key}"]`;
export const next = { css: "[role=dialog] button", text: words.next };

export const atStep = (tab: Tab, step: number) =>
  tab.until((title) => document.activeElement?.textContent === title, startProject.headings[step - 1]);

const idOf = (scope: string, label: string) =>
  [...document.querySelectorAll<HTMLLabelElement>(`${scope} label`)].find((one) =>
    (one.textContent ?? "").startsWith(label),
  )?.htmlFor;

/** Writes into a question, by its label, in a form or a window. */
export async function enter(tab: Tab, scope: string, label: string | undefined, text: string): Promise<void> {
  await tab.fill(`[id="${await tab.until(idOf, scope, label ?? "")}"]`, text);
}

export const reference = async (tab: Tab, scope: string): Promise<string> =>
  String(
    await tab.until((css) => /[A-Z]+-\w{4}-\w{4}/.exec(document.querySelector(css)?.textContent ?? "")?.[0], scope),
  );
