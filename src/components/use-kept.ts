import { type SetStateAction, useCallback, useEffect, useReducer } from "react";

interface Kept {
  readonly values: Map<string, unknown>;
  /** Of each component that shows them now: one that has gone may still learn something. */
  readonly redraws: Set<() => void>;
}

const kept = new WeakMap<object, Kept>();

/** State that outlives its component: it is kept as long as its owner, and a part that failed comes back with it. */
export function useKept<Value>(owner: object, name: string, initial: () => Value) {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const all: Kept = kept.get(owner) ?? { values: new Map(), redraws: new Set() };
  kept.set(owner, all);
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
