import { graphql } from "gatsby";
import type { Style } from "../theme/variants";
import { Eyebrow } from "./eyebrow";

export interface SectionHeadingProps {
  id?: string;
  superHeading?: string | null;
  title: string;
  description?: string | null;
  onBand?: boolean;
  /**
   * `split`: heading left, text right, on wide screens; `lead`: the same, with more room for the heading; `stack`: one below the other, above what the section holds;
   * `column`: the same in a column beside it.
   */
  arrangement?: "split" | "lead" | "stack" | "column";
  className?: string;
}

const split = {
  gap: ["12px", "20px"],
  gridTemplateColumns: ["minmax(0, 1fr)", null, "1fr 1fr"],
  alignItems: "end",
  mb: ["20px", "40px"],
} satisfies Style;

const arrangements = {
  split,
  lead: { ...split, gridTemplateColumns: ["minmax(0, 1fr)", null, "8fr 4fr"] },
  stack: { gap: ["12px", "20px"], gridTemplateColumns: "minmax(0, 1fr)", mb: ["20px", "40px"] },
  column: { gap: "20px", gridTemplateColumns: "minmax(0, 1fr)", alignSelf: "start" },
} satisfies Record<string, Style>;

/** The lines that open a section. */
export const SectionHeading = ({
  id,
  superHeading,
  title,
  description,
  onBand = false,
  arrangement = "stack",
  className,
}: SectionHeadingProps) => (
  <div
    className={className}
    sx={{ display: "grid", ...arrangements[description || arrangement === "column" ? arrangement : "stack"] }}
  >
    <div>
      {superHeading && <Eyebrow onBand={onBand}>{superHeading}</Eyebrow>}
      <h2
        id={id}
        sx={{
          variant: "text.h2",
          mt: superHeading ? 2 : 0,
          maxWidth: arrangement === "column" ? undefined : "17em",
        }}
      >
        {title}
      </h2>
    </div>
    {description && <p sx={{ variant: "text.lead", color: onBand ? "onBandMuted" : "muted" }}>{description}</p>}
  </div>
);

export const sectionHeadingFragment = graphql`
  fragment SectionHeading on BlockHeading {
    superHeading
    title
    description
  }
`;
