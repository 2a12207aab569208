import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focus within a toolbar by the arrow keys. */
export function stepAmong(event: KeyboardEvent, tools: readonly HTMLElement[]): void {
  const step = steps[event.key];
  const at = tools.indexOf(event.target as HTMLElement);
  if (step === undefined || event.altKey || at < 0) return;
  event.preventDefault();
  tools[(at + step + tools.length) % tools.length]?.focus();
}
