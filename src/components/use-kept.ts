import { type SetStateAction, useCallback, useReducer } from "react";

const kept = new WeakMap<object, Map<string, unknown>>();

/**
 * State that a visitor makes, kept beside the data that it is about and around every boundary: a part that fails is
 * drawn anew with it, and a page that was left comes back with it.
 */
export function useKept<Value>(about: object, name: string, initial: () => Value) {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const all = kept.get(about) ?? new Map<string, unknown>();
  kept.set(about, all);
  if (!all.has(name)) all.set(name, initial());
  const change = useCallback(
    (next: SetStateAction<Value>) => {
      all.set(name, next instanceof Function ? next(all.get(name) as Value) : next);
      redraw();
    },
    [all, name],
  );
  return [all.get(name) as Value, change] as const;
}
