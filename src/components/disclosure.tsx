import { type DetailsHTMLAttributes, forwardRef, type ReactNode } from "react";
import type { Style } from "../theme/variants";

interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode;
  summaryStyle?: Style;
  isCurrent?: boolean;
  leads?: "down";
}

export const lineSummary = {
  display: "inline-flex",
  alignItems: "center",
  gap: "8px",
  fontSize: "label",
  "&::after": { size: "16px" },
} satisfies Style;

/** Something that opens below its summary, also without scripts. The browser's own marker is left out. */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(
  ({ summary, summaryStyle = {}, isCurrent = false, leads, children, ...attributes }, ref) => (
    <details ref={ref} {...attributes}>
      <summary aria-current={isCurrent ? "true" : undefined} data-leads={leads} sx={summaryStyle}>
        {summary}
      </summary>
      {children}
    </details>
  ),
);
