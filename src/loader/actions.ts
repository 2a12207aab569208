import { chooseLanguage, switchTheme } from "./choices";
import { answer, askAgain } from "./consent";

/** Time that the outcome stays on screen, in milliseconds. */
const outcomeTime = 4000;

/** Copies the text of the element that the button names, and says beside it whether that worked. */
async function copy(button: HTMLButtonElement): Promise<void> {
  const { dataset, value, previousElementSibling: status } = button;
  const say = (outcome: "copied" | "refused" | "") => {
    dataset.outcome = outcome;
    if (status) status.textContent = dataset[outcome] ?? "";
  };
  try {
    await navigator.clipboard.writeText(String(document.getElementById(value)?.textContent));
    say("copied");
  } catch {
    say("refused");
  }
  setTimeout(say, outcomeTime, "");
}

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
