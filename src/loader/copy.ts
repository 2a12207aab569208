/** Time that the outcome stays on screen, in milliseconds. */
const outcomeTime = 4000;

/** Copies the text of the element that the button names, and says beside it whether that worked. */
export async function copy(button: HTMLButtonElement): Promise<void> {
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
