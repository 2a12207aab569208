/** @jsxImportSource react */
import { type ReactNode, useRef } from "react";

interface MenuProps {
  className?: string;
  /** Attributes and words of what opens it. */
  summary: Omit<JSX.IntrinsicElements["summary"], "ref">;
  /** Its entries: buttons, which close it once one is pressed. */
  children: ReactNode;
}

/** A menu that the browser opens; Escape, or leaving it, closes it. */
export const Menu = ({ className = "", summary, children }: MenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!menu.current?.open) return;
    const isWithin = menu.current.contains(document.activeElement);
    menu.current.open = false;
    if (isWithin) menu.current.querySelector("summary")?.focus();
  };
  return (
    <details
      className={`menu ${className}`}
      ref={menu}
      onKeyDown={(event) => event.key === "Escape" && close()}
      // Buttons get no focus by being pressed on a Mac: the menu would be gone before one is.
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest("ul")) event.preventDefault();
      }}
      onClick={(event) => event.target instanceof Element && event.target.closest("ul button") && close()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
      }}
    >
      <summary {...summary} />
      <ul>{children}</ul>
    </details>
  );
};
