import { Eyebrow } from "./eyebrow";

export interface SectionHeadingProps {
  id?: string;
  superHeading?: string | null;
  title: string;
  description?: string | null;
  onBand?: boolean;
  /** `split`: heading left, text right, on wide screens; `stack`: one below the other. */
  arrangement?: "split" | "stack";
}

/** The lines that open a section. */
export const SectionHeading = ({
  id,
  superHeading,
  title,
  description,
  onBand = false,
  arrangement = "stack",
}: SectionHeadingProps) => (
  <div
    sx={{
      display: "grid",
      gap: arrangement === "split" ? ["20px", "20px", "60px"] : "20px",
      gridTemplateColumns: arrangement === "split" && description ? ["1fr", "1fr", "1.1fr 1fr"] : "1fr",
      alignItems: "end",
      mb: ["36px", "52px"],
    }}
  >
    <div>
      {superHeading && <Eyebrow onBand={onBand}>{superHeading}</Eyebrow>}
      <h2 id={id} sx={{ variant: "text.h2", mt: superHeading ? 2 : 0, maxWidth: "17em" }}>
        {title}
      </h2>
    </div>
    {description && <p sx={{ variant: "text.lead", color: onBand ? "onBandMuted" : "muted" }}>{description}</p>}
  </div>
);
