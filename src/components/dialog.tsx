import { DialogContent, DialogOverlay } from "@reach/dialog";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

interface DialogProps {
  /** The heading of the dialog, which is also its name. */
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Width of the dialog on large screens. */
  width?: string;
}

const overlay = {
  position: "fixed",
  inset: 0,
  zIndex: "dialog",
  overflow: "auto",
  display: "grid",
  placeItems: "center",
  p: [0, "24px"],
  bg: "backdrop",
  overscrollBehavior: "contain",
  "@media (prefers-reduced-motion: no-preference)": { animation: "dialog-in 180ms ease-out" },
  "@keyframes dialog-in": { from: { opacity: 0 }, to: { opacity: 1 } },
} satisfies ThemeUICSSObject;

const content = {
  width: "100%",
  minHeight: ["100dvh", "auto"],
  bg: "background",
  borderRadius: [0, "large"],
  boxShadow: "floating",
  p: ["20px", "24px 28px 28px"],
  outline: "none",
} satisfies ThemeUICSSObject;

/**
 * A modal dialog, and the only module that uses @reach/dialog: focus moves in and stays, Escape and a click beside
 * it close it, and focus returns to the opener. Being rendered means being open; the owner unmounts it.
 */
export function Dialog({ title, onClose, children, width = "960px" }: DialogProps) {
  const titleId = useId();
  const closeButton = useRef<HTMLButtonElement>(null);

  // The router moves focus to the new page, where the dialog would pull it back: going back closes the dialog.
  useEffect(() => {
    window.addEventListener("popstate", onClose);
    return () => window.removeEventListener("popstate", onClose);
  }, [onClose]);

  return (
    <DialogOverlay onDismiss={onClose} initialFocusRef={closeButton} sx={overlay}>
      <DialogContent aria-labelledby={titleId} sx={{ ...content, maxWidth: ["none", width] }}>
        <div sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3, mb: 3 }}>
          <h2 id={titleId} sx={{ variant: "text.large" }}>
            {title}
          </h2>
          <button
            ref={closeButton}
            type="button"
            onClick={onClose}
            aria-label="Close"
            sx={{ variant: "buttons.round", flex: "none" }}
          >
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
              <path d="M3 3l12 12M15 3L3 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        {children}
      </DialogContent>
    </DialogOverlay>
  );
}
