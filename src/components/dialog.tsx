import { DialogContent, DialogOverlay } from "@reach/dialog";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import FocusLock from "react-focus-lock";
import { motion } from "../theme/style";
import type { Style } from "../theme/variants";
import { ErrorBoundary } from "./error-boundary";
import { noteWindow } from "./open-windows";
import { useKeyboardInset } from "./use-keyboard-inset";

interface DialogProps {
  labelledBy: string;
  /** Id of the text of a question that must be answered. */
  asking?: string;
  onClose: () => void;
  /** What the browser's Back does; it closes the dialog unless told otherwise. */
  onBack?: () => void;
  initialFocus: RefObject<HTMLElement>;
  children: ReactNode;
  isDark?: boolean;
  width?: string;
  className?: string;
}

// @reach/dialog sets it on the body; inherited, it would have the browser find all styles of the page anew.
globalThis.CSS?.registerProperty?.({ name: "--removed-body-scroll-bar-size", syntax: "*", inherits: false });

const overlay = {
  position: "fixed",
  inset: 0,
  zIndex: "dialog",
  overflow: "auto",
  display: "grid",
  p: [0, "24px"],
  bg: "backdrop",
  overscrollBehavior: "contain",
  outline: "none",
  animation: `open ${motion.duration} ${motion.easing}`,
} satisfies Style;

const content = {
  // Centred by its margins: a dialog taller than the screen then begins at the top, where scrolling reaches it.
  m: "auto",
  width: "100%",
  minHeight: ["100dvh", "auto"],
  bg: "background",
  borderRadius: [0, "large"],
  border: "1px solid transparent",
  boxShadow: "floating",
  outline: "none",
} satisfies Style;

/** What other programs have put beside our page, such as a password manager's list. */
const ofOthers = "html > :not(head, body), body > :not(#___gatsby, reach-portal)";

const othersShown = () =>
  [...document.querySelectorAll(ofOthers)].filter((other) => other.getAttribute("aria-hidden") !== "true");

/** A modal dialog, open while it is rendered. This is the only module that uses @reach/dialog. */
export function Dialog({
  labelledBy,
  asking,
  onClose,
  onBack = onClose,
  initialFocus,
  children,
  isDark = false,
  width = "960px",
  className,
}: DialogProps) {
  // The router moves focus to the new page, where the dialog would pull it back: going back must not leave it open.
  useEffect(() => {
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, [onBack]);

  useEffect(noteWindow, []);
  const frame = useRef<HTMLDivElement>(null);
  useKeyboardInset(frame);
  // From screen readers, @reach/dialog hides all but the window, as soon as it is drawn.
  const [others] = useState(othersShown);
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const other of others) other.removeAttribute("aria-hidden");
    });
    return () => clearTimeout(timer);
  }, [others]);
  return (
    <DialogOverlay
      ref={frame}
      // A press beside the window leaves focus here, where Escape is heard, and not on the page behind.
      tabIndex={-1}
      onDismiss={onClose}
      // Its own lock would take focus from other programs too.
      dangerouslyBypassFocusLock
      sx={overlay}
    >
      <FocusLock
        autoFocus
        returnFocus
        onActivation={() => initialFocus.current?.focus()}
        whiteList={(element) => element !== frame.current && !element.closest(ofOthers)}
        lockProps={{ style: { display: "contents" } }}
      >
        <DialogContent
          role={asking ? "alertdialog" : "dialog"}
          aria-labelledby={labelledBy}
          aria-describedby={asking}
          data-on-band={isDark ? "" : undefined}
          className={className}
          sx={{ ...content, maxWidth: ["none", width] }}
        >
          <ErrorBoundary isPart>{children}</ErrorBoundary>
        </DialogContent>
      </FocusLock>
    </DialogOverlay>
  );
}
