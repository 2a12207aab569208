import { setTimeout as pause } from "node:timers/promises";

/** Waits until something holds, and fails with its name where it does not in time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, seconds = 15): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited ${seconds} seconds in vain: ${what}`);
    await pause(20);
  }
}
