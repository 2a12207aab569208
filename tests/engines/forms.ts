import { words } from "../support/test-site";
import { startProject } from "../support/wizards";
import type { Tab } from "./tab";

export const opener = `header a[href="/enquire/${startProject.key}"]`;
export const next = { css: "[role=dialog] button", text: words.next };

export const atStep = (tab: Tab, step: number) => tab.focused(startProject.headings[step - 1]);

export const reference = (tab: Tab, scope: string): Promise<string> =>
  tab.until((css) => /[A-Z]+-\w{4}-\w{4}/.exec(document.querySelector(css)?.textContent ?? "")?.[0], scope);
