import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

const add = (windows: number) => {
  count += windows;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns what notes that the window has closed */
export function noteWindow(): () => void {
  add(1);
  return () => add(-1);
}

/** No context: React would hydrate all below it first, and a script that does not come would keep the window shut. */
export const useIsWindowOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
