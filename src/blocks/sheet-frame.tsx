import { createContext, type ReactNode, useContext } from "react";
import { useMessages } from "../components/messages";
import { SampleMark } from "../components/sample-mark";
import { Section, SectionHeading } from "../components/section";
import { Split, starts } from "../components/split";
import type { BlockHeading, BlockOf } from "../content/entry";
import type { Style } from "../theme/variants";

interface SheetFrameProps {
  section: BlockHeading;
  sheet: Pick<BlockOf<"ledger">["ledger"], "heading" | "aside" | "note" | "isSample">;
  isBand?: boolean;
  children: ReactNode;
}

/** What a sheet keeps that stands without the heading of its section; a piece is its beginning, in little room. */
const AloneContext = createContext<"description" | "nothing" | "piece" | undefined>(undefined);

export const SheetAlone = AloneContext.Provider;

export const useIsPiece = () => useContext(AloneContext) === "piece";

const entryHeading = {
  variant: "text.display",
  fontSize: "h4",
  lineHeight: "subheading",
} satisfies Style;

/** Heading of an entry in a sheet: one level below the sheet's own, whichever that is. */
export function EntryHeading({ className, children }: { className?: string; children: ReactNode }) {
  const alone = useContext(AloneContext);
  const isPiece = alone === "piece";
  const Heading = isPiece ? "h5" : alone ? "h3" : "h4";
  return (
    <Heading className={className} sx={isPiece ? { m: 0, fontSize: "label" } : entryHeading}>
      {children}
    </Heading>
  );
}

export function SheetFrame({ section, sheet, isBand = false, children }: SheetFrameProps) {
  const words = useMessages().artefact;
  const alone = useContext(AloneContext);
  const isPiece = alone === "piece";
  const note = alone === "nothing" || isPiece ? undefined : sheet.note;
  const muted = isBand ? "onBandMuted" : "muted";
  const Heading = isPiece ? "h4" : alone ? "h2" : "h3";
  const card = (
    <div
      data-on-band={isBand ? "" : undefined}
      data-sheet=""
      sx={{
        variant: "cards.surface",
        // In the evening the ground around it is nearly as dark.
        ...(isBand && { bg: "band", borderColor: "onBandBorder", color: "onBand" }),
        px: ["20px", "36px"],
        pt: ["22px", "30px"],
        pb: ["22px", "30px"],
        display: ["flex", "flow-root"],
        flexDirection: "column",
        // Of an opening's sheet, room for the picture on its corner, beside the note.
        ...(alone === "description" && { "&::after": { content: '""', display: ["none", "block"], height: "86px" } }),
        ...(isPiece && {
          borderBottom: 0,
          borderRadius: "18px 18px 0 0",
          px: ["16px", "26px"],
          pt: "16px",
          pb: "24px",
        }),
      }}
    >
      <Heading
        sx={{
          variant: "text.h4",
          display: "flex",
          flexWrap: "wrap",
          alignItems: "baseline",
          gap: "4px 16px",
          pb: isPiece ? "9px" : "16px",
          ...(isPiece && { fontSize: "1rem" }),
          borderBottom: "1.5px solid",
          borderColor: isBand ? "onBandBorder" : "text",
          "& > span": { fontSize: "small", fontWeight: "body", color: muted, ml: "auto" },
        }}
      >
        {sheet.heading}
        {alone && !isPiece && sheet.isSample && <SampleMark />}
        {sheet.aside && <span>{sheet.aside}</span>}
      </Heading>
      {/* A phone has the sheet itself in its first screen, and what there is to say about it below. */}
      {alone === "description" && section.description && (
        <p sx={{ order: [1, 0], my: "14px", fontSize: ["small", "label"], color: muted }}>{section.description}</p>
      )}
      {children}
      {note && (
        <p
          sx={{
            width: "fit-content",
            ...(alone && { float: "left", maxWidth: [null, "236px"] }),
            mt: "18px",
            px: "16px",
            py: "10px",
            borderRadius: "small",
            bg: "accentTint",
            color: "onAccentTint",
            variant: "text.label",
          }}
        >
          {note}
        </p>
      )}
    </div>
  );
  if (alone) return card;
  return (
    <Section>
      <Split columns={starts.early} sx={{ columnGap: "20px", rowGap: "36px", alignItems: "start" }}>
        <div>
          <SectionHeading {...section} arrangement="beside" />
          {sheet.isSample && <p sx={{ mt: "18px", fontSize: "small", color: "muted" }}>{words.sample}</p>}
        </div>
        {card}
      </Split>
    </Section>
  );
}
