import { answer, askAgain } from "./consent";
import { copy } from "./copy";
import { chooseLanguage } from "./language";
import { switchTheme } from "./theme";

/**
 * Actions of buttons that work without React, before it comes and after: `data-action` names it, `value` says what
 * with. One listener serves them all, whenever they come; first of all, since React stops the presses of what it
 * hydrates.
 */
const actions: Readonly<Record<string, ((button: HTMLButtonElement) => void) | undefined>> = {
  consent: ({ value }) => answer(value),
  settings: askAgain,
  language: chooseLanguage,
  theme: switchTheme,
  copy,
};

export const listenForActions = (): void =>
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>("[data-action]");
      if (button) actions[String(button.dataset.action)]?.(button);
    },
    true,
  );
