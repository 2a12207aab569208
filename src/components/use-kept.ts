import { type SetStateAction, useCallback, useEffect, useReducer } from "react";

interface Kept {
  readonly values: Map<string, unknown>;
  /** Of each component that shows them now: one that has gone may still learn something. */
  readonly redraws: Set<() => void>;
}

const kept = new WeakMap<object, Kept>();

/** State kept beside the data that it is about: a part that fails, or a page that was left, comes back with it. */
export function useKept<Value>(about: object, name: string, initial: () => Value) {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const all: Kept = kept.get(about) ?? { values: new Map(), redraws: new Set() };
  kept.set(about, all);
  const { values, redraws } = all;
  if (!values.has(name)) values.set(name, initial());
  useEffect(() => {
    redraws.add(redraw);
    return () => void redraws.delete(redraw);
  }, [redraws]);
  const change = useCallback(
    (next: SetStateAction<Value>) => {
      values.set(name, next instanceof Function ? next(values.get(name) as Value) : next);
      for (const draw of new Set([...redraws, redraw])) draw();
    },
    [values, redraws, name],
  );
  return [values.get(name) as Value, change] as const;
}
