import type { ContentLink } from "../content/entry";
import type { Style } from "../theme/variants";
import { Eyebrow } from "./eyebrow";
import { MoreLink } from "./more-link";
import { SectionTitle } from "./section";

export interface SectionHeadingProps {
  superHeading?: string | null;
  title: string;
  description?: string | null;
  /** Leads to more, from a column. */
  link?: ContentLink | null;
  onBand?: boolean;
  /**
   * `split`: heading left, text right, on wide screens; `stack`: one below the other, above what the section holds;
   * `column`: the same in a column beside it; `beside`: smaller, in a narrow one.
   */
  arrangement?: "split" | "stack" | "column" | "beside";
  className?: string;
}

const arrangements = {
  split: {
    gap: ["12px", "20px"],
    gridTemplateColumns: ["minmax(0, 1fr)", null, "8fr 4fr"],
    alignItems: "end",
    mb: ["20px", "32px"],
  },
  stack: { gap: ["12px", "20px"], gridTemplateColumns: "minmax(0, 1fr)", mb: ["20px", "32px"] },
  column: { gap: "20px", gridTemplateColumns: "minmax(0, 1fr)", alignSelf: "start" },
  beside: { gap: "10px", gridTemplateColumns: "minmax(0, 1fr)", alignSelf: "start", pr: [0, null, "24px"] },
} satisfies Record<string, Style>;

const isColumn = (arrangement: string) => arrangement === "column" || arrangement === "beside";

export const SectionHeading = ({
  superHeading,
  title,
  description,
  link,
  onBand = false,
  arrangement = "stack",
  className,
}: SectionHeadingProps) => {
  const heading = (
    <SectionTitle
      sx={{
        variant: arrangement === "beside" ? "text.h2Beside" : "text.h2",
        mt: superHeading ? 2 : 0,
        maxWidth: isColumn(arrangement) ? undefined : "17em",
      }}
    >
      {title}
    </SectionTitle>
  );
  return (
    <div
      className={className}
      sx={{ display: "grid", ...arrangements[description || isColumn(arrangement) ? arrangement : "stack"] }}
    >
      {superHeading ? (
        <div>
          <Eyebrow onBand={onBand}>{superHeading}</Eyebrow>
          {heading}
        </div>
      ) : (
        heading
      )}
      {description && (
        <p
          sx={{
            variant: "text.lead",
            color: onBand ? "onBandMuted" : "muted",
            ...(arrangement === "stack" || arrangement === "column" ? {} : { fontSize: "body" }),
          }}
        >
          {description}
        </p>
      )}
      {link && (
        <p>
          <MoreLink to={link.url}>{link.text}</MoreLink>
        </p>
      )}
    </div>
  );
};
