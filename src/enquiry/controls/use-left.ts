import { useEffect, useState } from "react";

/**
 * True once somebody has left a control, and until they come back to it. What is pressed to leave it is pressed in peace:
 * while a button of the mouse is held, and until its click has arrived, the control does not count as left. What shows
 * then would move the page, and the click would fall beside its target.
 */
export function useLeft(controlId: string): boolean {
  const [isLeft, setIsLeft] = useState(false);
  useEffect(() => {
    const control = document.getElementById(controlId);
    let isHeld = false;
    let isWaiting = false;
    let timer: ReturnType<typeof setTimeout>;
    // The click of a tap, and that of a released button, belong to this turn of the event loop.
    const settle = () => {
      timer = setTimeout(() => setIsLeft(true));
    };
    const listen = new AbortController();
    const on = (target: EventTarget | null, name: string, act: () => void) =>
      target?.addEventListener(name, act, { capture: true, signal: listen.signal });
    const release = () => {
      isHeld = false;
      if (isWaiting) settle();
      isWaiting = false;
    };
    on(control, "focus", () => {
      clearTimeout(timer);
      isWaiting = false;
      setIsLeft(false);
    });
    on(control, "blur", () => {
      if (isHeld) isWaiting = true;
      else settle();
    });
    on(document, "pointerdown", () => {
      isHeld = true;
    });
    on(document, "pointerup", release);
    on(document, "pointercancel", release);
    return () => {
      clearTimeout(timer);
      listen.abort();
    };
  }, [controlId]);
  return isLeft;
}
