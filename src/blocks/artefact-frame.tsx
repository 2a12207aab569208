import { type ReactNode, useId } from "react";
import { useMessages } from "../components/messages";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { Split, starts } from "../components/split";

/** Fields that every data block has, whichever its kind. */
interface Sheet {
  readonly heading: string;
  readonly aside: string | null;
  readonly note: string | null;
  readonly isSample: boolean;
}

interface ArtefactFrameProps {
  section: Pick<Queries.LedgerBlockFragment, "superHeading" | "title" | "description">;
  sheet: Sheet;
  /** Background of the sheet. */
  ground?: "surface" | "band";
  children: ReactNode;
}

/** A sheet from the work itself: what it is left, the sheet right, and a slip that hangs over its lower edge. */
export function ArtefactFrame({ section, sheet, ground = "surface", children }: ArtefactFrameProps) {
  const headingId = useId();
  const words = useMessages().artefact;
  const { superHeading, title, description } = section;
  const isBand = ground === "band";
  return (
    <Section labelledBy={headingId}>
      <Split columns={starts.early} sx={{ columnGap: "20px", rowGap: "36px", alignItems: "start" }}>
        <div sx={{ pr: [0, null, 4] }}>
          <SectionHeading
            id={headingId}
            superHeading={superHeading}
            title={title}
            description={description}
            arrangement="column"
          />
          {sheet.isSample && <p sx={{ mt: "18px", fontSize: "small", color: "muted" }}>{words.sample}</p>}
        </div>
        <div>
          <div
            data-on-band={isBand ? "" : undefined}
            sx={{
              variant: isBand ? "cards.band" : "cards.surface",
              bg: isBand ? "band" : "surface",
              color: isBand ? "onBand" : "text",
              px: ["20px", "36px"],
              pt: ["22px", "30px"],
              pb: sheet.note ? ["44px", "52px"] : ["22px", "30px"],
            }}
          >
            <h3
              sx={{
                variant: "text.h4",
                display: "flex",
                flexWrap: "wrap",
                justifyContent: "space-between",
                gap: "4px 24px",
                pb: "16px",
                borderBottom: "1.5px solid",
                borderColor: isBand ? "onBandBorder" : "text",
                "& > span": { fontSize: "small", fontWeight: "body", color: isBand ? "onBandMuted" : "muted" },
              }}
            >
              {sheet.heading}
              {sheet.aside && <span>{sheet.aside}</span>}
            </h3>
            {children}
          </div>
          {sheet.note && (
            <p
              sx={{
                position: "relative",
                width: "fit-content",
                maxWidth: "250px",
                mt: "-30px",
                ml: "auto",
                mr: ["12px", "24px", "-20px"],
                px: "18px",
                py: "12px",
                border: "1px solid transparent",
                borderRadius: "medium",
                bg: "accentTint",
                color: "onAccentTint",
                fontSize: "label",
                lineHeight: "snug",
                transform: "rotate(1.5deg)",
                boxShadow: "floating",
              }}
            >
              {sheet.note}
            </p>
          )}
        </div>
      </Split>
    </Section>
  );
}
