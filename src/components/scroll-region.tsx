import type { ReactNode } from "react";
import type { Style } from "../theme/variants";

interface ScrollRegionProps {
  label: string;
  children: ReactNode;
  className?: string;
}

// Pushed beyond its end it stays where it is, and does not go to another page.
const sideways = { overflowX: "auto", overscrollBehaviorX: "contain" } satisfies Style;

/** A part of a page that scrolls sideways on small screens. It takes focus, so that arrow keys can scroll it. */
export const ScrollRegion = ({ label, children, className }: ScrollRegionProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section tabIndex={0} aria-label={label} className={className} sx={sideways}>
    {children}
  </section>
);
