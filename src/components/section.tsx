import type { ReactNode } from "react";

const tones = {
  paper: {},
  mist: { bg: "alternate" },
  band: { bg: "band", color: "onBand", overflow: "hidden" },
} as const;

export interface SectionProps {
  children: ReactNode;
  /** The ground of the section. */
  tone?: keyof typeof tones;
  /** Anchor that links can point to. */
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
}

/** A full-width band of a page with the house's padding and container. */
export const Section = ({ children, tone = "paper", id, labelledBy, className }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    data-on-band={tone === "band" ? "" : undefined}
    className={className}
    sx={{ variant: "layout.section", ...tones[tone] }}
  >
    <div sx={{ variant: "layout.container", position: "relative" }}>{children}</div>
  </section>
);
