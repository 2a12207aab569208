import { DialogContent, DialogOverlay } from "@reach/dialog";
import { type ReactNode, type RefObject, useEffect } from "react";
import { motion } from "../theme/scales";
import type { Style } from "../theme/variants";

interface DialogProps {
  /** Ids of the elements that name the dialog. */
  labelledBy: string;
  onClose: () => void;
  /** What the browser's Back does; it closes the dialog unless told otherwise. */
  onBack?: () => void;
  /** Asked before a click beside the dialog closes it; without it such a click always does. */
  closeOnOutsideClick?: () => boolean;
  /** What has focus first. */
  initialFocus: RefObject<HTMLElement>;
  children: ReactNode;
  /** On a dark ground, where rings of focus are light. */
  isDark?: boolean;
  /** Width of the dialog on large screens. */
  width?: string;
  className?: string;
}

const overlay = {
  position: "fixed",
  inset: 0,
  zIndex: "dialog",
  overflow: "auto",
  display: "grid",
  p: [0, "24px"],
  bg: "backdrop",
  overscrollBehavior: "contain",
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

/**
 * A modal dialog, and the only module that uses @reach/dialog: focus moves in and stays, Escape and a click beside
 * it close it, and focus returns to the opener. Being rendered means being open; the owner unmounts it.
 */
export function Dialog({
  labelledBy,
  onClose,
  onBack = onClose,
  closeOnOutsideClick = () => true,
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

  return (
    <DialogOverlay
      onDismiss={(event) => (event?.type !== "click" || closeOnOutsideClick()) && onClose()}
      initialFocusRef={initialFocus}
      sx={overlay}
    >
      <DialogContent
        aria-labelledby={labelledBy}
        data-on-band={isDark ? "" : undefined}
        className={className}
        sx={{ ...content, maxWidth: ["none", width] }}
      >
        {children}
      </DialogContent>
    </DialogOverlay>
  );
}
