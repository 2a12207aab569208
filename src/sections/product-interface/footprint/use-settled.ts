import { useEffect, useState } from "react";

/** Debounce after which a change is no news, in milliseconds: long enough to look up from the field. */
const rest = 4000;

/** A value as it was before somebody began to change it, until it has rested for four seconds. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
