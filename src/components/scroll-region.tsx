import type { ReactNode } from "react";

interface ScrollRegionProps {
  /** Name of the region's content, for those who reach it by keyboard. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** A part of a page that scrolls sideways on small screens. It takes focus, so that arrow keys can scroll it. */
export const ScrollRegion = ({ label, children, className }: ScrollRegionProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section tabIndex={0} aria-label={label} className={className} sx={{ overflowX: "auto" }}>
    {children}
  </section>
);
