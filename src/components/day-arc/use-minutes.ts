import { useSyncExternalStore } from "react";

const minute = 60_000;

/** Asks several times a minute, so that no clock here is late by more than a few seconds. */
const everyMinute = (look: () => void) => {
  const timer = setInterval(look, minute / 12);
  return () => clearInterval(timer);
};

/** The minute that it is, counted as browsers do; undefined in what the build writes, which knows no time. */
export function useMinutes(): number | undefined {
  const minutes = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute),
    () => 0,
  );
  return minutes === 0 ? undefined : minutes * minute;
}
