import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the server's HTML and until the page is hydrated; true at once in what React draws itself. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
