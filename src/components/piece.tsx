import { type ReactNode, Suspense, useEffect } from "react";
import { hydratedEvent } from "../loader/events";

/** How many pieces of the page React has found and not yet taken over. */
let pending = 0;
let isTold = false;

/**
 * Tells the loader once all of the first page is taken over. A change that comes earlier, such as an address that opens
 * a window, would have React draw the pieces anew that still wait.
 */
export function tellWhenTaken(): void {
  if (pending > 0 || isTold) return;
  isTold = true;
  performance.mark(hydratedEvent);
  document.dispatchEvent(new Event(hydratedEvent));
}

/**
 * Waits until all of the first page is taken over: only then has the loader carried out what was pressed before. On all
 * later pages that is at once.
 */
export const allTaken = (): Promise<void> =>
  isTold
    ? Promise.resolve()
    : new Promise((resolve) => document.addEventListener(hydratedEvent, () => resolve(), { once: true }));

const settle = () => {
  pending -= 1;
  tellWhenTaken();
};

/** Stands last in its piece: what is inside that piece has been counted by then. */
function Taken(): null {
  useEffect(settle, []);
  return null;
}

/** A part of a page that React takes over by itself, so that no piece of work is long. */
export function Piece({ children }: { children: ReactNode }) {
  useEffect(() => {
    pending += 1;
  }, []);
  return (
    <Suspense>
      {children}
      <Taken />
    </Suspense>
  );
}
