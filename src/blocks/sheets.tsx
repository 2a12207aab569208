import type { ComponentType } from "react";
import type { Block, BlockOf } from "../content/entry";
import type { Style } from "../theme/variants";
import { AnnotatedDrawing } from "./annotated-drawing/annotated-drawing";
import { Curve } from "./curve/curve";
import { Ledger } from "./ledger/ledger";
import { Pipeline } from "./pipeline/pipeline";
import { SheetAlone } from "./sheet-frame";
import { Comparison, Statement } from "./table/table";

/** The kinds of blocks that are sheets from the work. */
export const sheetComponents = {
  ledger: Ledger,
  statement: Statement,
  curve: Curve,
  pipeline: Pipeline,
  comparison: Comparison,
  annotatedDrawing: AnnotatedDrawing,
};

type SheetName = keyof typeof sheetComponents;
type Sheet = BlockOf<SheetName>;

export const isSheet = (block: Block): block is Sheet => block.kind in sheetComponents;

/** The sheet with its first lines, as many as a row has room for. What is in it needs no more than that to be known. */
function shortened(sheet: Sheet): Sheet {
  switch (sheet.kind) {
    case "ledger":
      return { ...sheet, ledger: { ...sheet.ledger, rows: sheet.ledger.rows.slice(0, 3) } };
    case "statement":
      return { ...sheet, statement: { ...sheet.statement, rows: sheet.statement.rows.slice(0, 3) } };
    case "comparison":
      return { ...sheet, comparison: { ...sheet.comparison, rows: sheet.comparison.rows.slice(0, 4) } };
    case "annotatedDrawing": {
      const { annotatedDrawing } = sheet;
      return { ...sheet, annotatedDrawing: { ...annotatedDrawing, marks: annotatedDrawing.marks.slice(0, 3) } };
    }
    default:
      return sheet;
  }
}

const piece = {
  "& [data-sheet]": { borderBottom: 0, borderRadius: "18px 18px 0 0", px: ["16px", "26px"], pt: "16px", pb: "8px" },
  "& h4": { pb: "9px", fontSize: "1rem" },
  "& h5": { m: 0 },
  "& :is(h5, small, p, th, td)": { fontSize: "label" },
  "& thead th": { fontSize: "small" },
  "& :is(th, td)": { py: "5px" },
  "& td i": { mt: "1px" },
  "& ol > li": { py: "7px" },
  // The sum of a table belongs to all of its lines.
  "& tfoot": { display: "none" },
  "& mark": { mb: 0, px: "8px", py: "1px" },
  // Each station in one line, with its bar.
  "&[data-piece=pipeline] li": {
    display: "grid",
    gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 5fr) minmax(0, 6fr)"],
    columnGap: "20px",
    alignItems: "center",
    "& > div > p + p": { display: "none" },
    "& > p": { mt: ["6px", 0] },
  },
  // Its marks stand beside the drawing.
  "&[data-piece=annotatedDrawing]": {
    "& [data-sheet]": {
      display: "grid",
      gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 6fr) minmax(0, 5fr)"],
      columnGap: "26px",
      alignItems: "start",
      pb: 0,
    },
    "& h4": { gridColumn: "1 / -1" },
    "& ol": { gridTemplateColumns: "minmax(0, 1fr)", gap: "8px", mt: "12px", mb: "12px" },
    "& svg": { borderRadius: "10px 10px 0 0" },
    "& ol > li": { py: 0 },
    "& ol p": { mt: 0 },
  },
} satisfies Style;

/** The first sheet of a page, of which one sees the beginning. */
export function SheetPiece({ sections }: { sections: readonly Sheet[] }) {
  const [sheet] = sections;
  if (!sheet) return null;
  const Drawn = sheetComponents[sheet.kind] as ComponentType<{ section: Sheet }>;
  return (
    <div data-piece={sheet.kind} sx={piece}>
      <SheetAlone keeps="piece">
        <Drawn section={shortened(sheet)} />
      </SheetAlone>
    </div>
  );
}
