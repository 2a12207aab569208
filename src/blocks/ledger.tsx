import type { BlockOf } from "../content/entry";
import type { Style } from "../theme/variants";
import { EntryHeading, SheetFrame, useIsPiece } from "./sheet-frame";

const pill = {
  now: { bg: "errorSurface", color: "error" },
  soon: { variant: "text.marked" },
  later: { bg: "raised", color: "text" },
} satisfies Record<BlockOf<"ledger">["ledger"]["rows"][number]["urgency"], Style>;

function Finding({ words, marked }: { words: string; marked: string | undefined }) {
  const [before, ...after] = marked ? words.split(marked) : [words];
  return (
    <>
      {before}
      {after.length > 0 && <b>{marked}</b>}
      {after.join(marked)}
    </>
  );
}

export function Ledger({ section }: { section: BlockOf<"ledger"> }) {
  const ledger = section.ledger;
  const isPiece = useIsPiece();
  return (
    <SheetFrame section={section} sheet={ledger}>
      <ol
        sx={{
          counterReset: "rank",
          "& > li": {
            counterIncrement: "rank",
            display: "grid",
            gridTemplateColumns: ["24px minmax(0, 1fr) auto", "28px minmax(0, 1.2fr) minmax(0, 1.15fr) 128px"],
            gap: ["4px 12px", "18px"],
            alignItems: "center",
            py: isPiece ? "7px" : "15px",
            borderBottom: "rule",
          },
          "& > li::before": {
            content: "counter(rank)",
            variant: "text.display",
            color: "primary",
          },
          "& small": {
            display: "block",
            mt: "3px",
            fontSize: isPiece ? "label" : "small",
            color: "muted",
            lineHeight: "snug",
          },
          "& li > p": {
            gridColumn: ["2 / -1", "auto"],
            gridRow: ["2", "auto"],
            variant: "text.label",
            color: "muted",
          },
          "& p b": {
            display: ["inline", "inline-block"],
            px: "3px",
            borderRadius: "4px",
            boxDecorationBreak: "clone",
            fontWeight: "body",
            variant: "text.marked",
          },
          "& li > strong": {
            justifySelf: "end",
            px: "13px",
            py: "5px",
            borderRadius: "pill",
            fontSize: "small",
            fontWeight: "bold",
            whiteSpace: "nowrap",
          },
        }}
      >
        {(isPiece ? ledger.rows.slice(0, 3) : ledger.rows).map(
          ({ title, detail, finding, marked, verdict, urgency }, index) => (
            <li key={index}>
              <div>
                <EntryHeading>{title}</EntryHeading>
                {detail && <small>{detail}</small>}
              </div>
              <p>
                <Finding words={finding} marked={marked} />
              </p>
              <strong sx={pill[urgency]}>{verdict}</strong>
            </li>
          ),
        )}
      </ol>
    </SheetFrame>
  );
}
