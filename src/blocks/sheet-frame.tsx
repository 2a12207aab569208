import { createContext, type ReactNode, useContext } from "react";
import { useMessages } from "../components/messages";
import { SampleMark } from "../components/sample-mark";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { Split, starts } from "../components/split";
import type { BlockHeading, BlockOf } from "../content/entry";
import type { Style } from "../theme/variants";

interface SheetFrameProps {
  section: BlockHeading;
  sheet: Pick<BlockOf<"ledger">["ledger"], "heading" | "aside" | "note" | "isSample">;
  ground?: "surface" | "band";
  children: ReactNode;
}

/** Part of a section's words that its sheet keeps where it stands alone. */
type Alone = "description" | "nothing" | "piece";

const AloneContext = createContext<Alone | undefined>(undefined);

/**
 * Shows the sheets in it without the headings of their sections: beside the headline of a page, with what they say of
 * themselves, where one is chosen, with nothing, or as a piece below the name of what they are from.
 */
export const SheetAlone = ({ keeps, children }: { keeps: Alone; children: ReactNode }) => (
  <AloneContext.Provider value={keeps}>{children}</AloneContext.Provider>
);

/** Tells a sheet that its beginning is shown, in little room: with its first lines, and without what belongs to all. */
export const useIsPiece = () => useContext(AloneContext) === "piece";

export const entryHeading = {
  fontFamily: "heading",
  fontWeight: "heading",
  fontSize: "h4",
  lineHeight: "subheading",
  m: 0,
} satisfies Style;

/** Heading of an entry in a sheet: one level below the sheet's own, whichever that is. */
export function EntryHeading({ className, children }: { className?: string; children: ReactNode }) {
  const alone = useContext(AloneContext);
  const isPiece = alone === "piece";
  const Heading = isPiece ? "h5" : alone ? "h3" : "h4";
  return (
    <Heading className={className} sx={isPiece ? { m: 0, fontSize: "label" } : {}}>
      {children}
    </Heading>
  );
}

interface SheetCardProps extends Pick<SheetFrameProps, "sheet" | "children"> {
  isBand: boolean;
  alone: Alone | undefined;
  description: string | undefined;
  note: string | undefined;
}

const SheetCard = ({ sheet, isBand, alone, description, note, children }: SheetCardProps) => {
  const isAlone = alone !== undefined;
  const isPiece = alone === "piece";
  // Beside a headline the sheet is the next thing that is named.
  const Heading = isPiece ? "h4" : isAlone ? "h2" : "h3";
  return (
    <div>
      <div
        data-on-band={isBand ? "" : undefined}
        data-sheet=""
        sx={{
          variant: isBand ? "cards.band" : "cards.surface",
          // In the evening the ground around it is nearly as dark.
          ...(isBand && { borderColor: "onBandBorder" }),
          bg: isBand ? "band" : "surface",
          color: isBand ? "onBand" : "text",
          px: ["20px", "36px"],
          pt: ["22px", "30px"],
          pb: note ? ["44px", "52px"] : ["22px", "30px"],
          display: ["flex", "block"],
          flexDirection: "column",
          ...(isPiece && {
            borderBottom: 0,
            borderRadius: "18px 18px 0 0",
            px: ["16px", "26px"],
            pt: "16px",
            pb: "8px",
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
            "& > span": { fontSize: "small", fontWeight: "body", color: isBand ? "onBandMuted" : "muted", ml: "auto" },
          }}
        >
          {sheet.heading}
          {isAlone && !isPiece && sheet.isSample && <SampleMark />}
          {sheet.aside && <span>{sheet.aside}</span>}
        </Heading>
        {/* A phone has the sheet itself in its first screen, and what there is to say about it below. */}
        {description && (
          <p
            sx={{
              order: [1, 0],
              my: "14px",
              fontSize: ["small", "label"],
              color: isBand ? "onBandMuted" : "muted",
            }}
          >
            {description}
          </p>
        )}
        {children}
      </div>
      {note && (
        <p
          sx={{
            position: "relative",
            width: "fit-content",
            maxWidth: "250px",
            mt: "-30px",
            ml: isAlone ? ["12px", "24px"] : "auto",
            mr: ["12px", "24px", isAlone ? "24px" : "-20px"],
            px: "18px",
            py: "12px",
            border: "1px solid",
            borderColor: "accent",
            borderRadius: "medium",
            // A slip of paper by day and in the evening.
            bg: "accentHover",
            color: "onAccent",
            fontSize: "label",
            lineHeight: "snug",
            transform: "rotate(1.5deg)",
          }}
        >
          {note}
        </p>
      )}
    </div>
  );
};

/** A sheet from the work itself: what it is left, the sheet right, and a slip that hangs over its lower edge. */
export function SheetFrame({ section, sheet, ground = "surface", children }: SheetFrameProps) {
  const words = useMessages().artefact;
  const alone = useContext(AloneContext);
  const card = (
    <SheetCard
      sheet={sheet}
      isBand={ground === "band"}
      alone={alone}
      description={alone === "description" ? section.description : undefined}
      note={alone === "nothing" || alone === "piece" ? undefined : sheet.note}
    >
      {children}
    </SheetCard>
  );
  if (alone) return card;
  return (
    <Section>
      <Split columns={starts.early} sx={{ columnGap: "20px", rowGap: "36px", alignItems: "start" }}>
        <div sx={{ pr: [0, null, 4] }}>
          <SectionHeading {...section} arrangement="column" />
          {sheet.isSample && <p sx={{ mt: "18px", fontSize: "small", color: "muted" }}>{words.sample}</p>}
        </div>
        {card}
      </Split>
    </Section>
  );
}
