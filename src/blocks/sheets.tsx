import { graphql } from "gatsby";
import type { ComponentType } from "react";
import type { Style } from "../theme/variants";
import { AnnotatedDrawing } from "./annotated-drawing/annotated-drawing";
import { Comparison } from "./comparison/comparison";
import { Curve } from "./curve/curve";
import { Ledger } from "./ledger/ledger";
import { Pipeline } from "./pipeline/pipeline";
import { SheetAlone } from "./sheet-frame";
import { Statement } from "./statement/statement";

/** The kinds of blocks that are sheets from the work. */
export const sheetComponents = {
  LedgerBlock: Ledger,
  StatementBlock: Statement,
  CurveBlock: Curve,
  PipelineBlock: Pipeline,
  ComparisonBlock: Comparison,
  AnnotatedDrawingBlock: AnnotatedDrawing,
};

type SheetName = keyof typeof sheetComponents;
type Sheet = Extract<Queries.SheetBlockFragment, { __typename: SheetName }>;

export const isSheet = <Block extends { readonly __typename: string }>(
  block: Block,
): block is Extract<Block, { __typename: SheetName }> => block.__typename in sheetComponents;

/** The sheet with its first lines, as many as a row has room for. What is in it needs no more than that to be known. */
function shortened(sheet: Sheet): Sheet {
  switch (sheet.__typename) {
    case "LedgerBlock":
      return { ...sheet, ledger: { ...sheet.ledger, rows: sheet.ledger.rows.slice(0, 3) } };
    case "StatementBlock":
      return { ...sheet, statement: { ...sheet.statement, rows: sheet.statement.rows.slice(0, 3) } };
    case "ComparisonBlock":
      return { ...sheet, comparison: { ...sheet.comparison, rows: sheet.comparison.rows.slice(0, 4) } };
    case "AnnotatedDrawingBlock": {
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
  "& :is(h5, small, p, th, td)": { fontSize: "label" },
  "& thead th": { fontSize: "small" },
  "& :is(th, td)": { py: "6px" },
  "& ol > li": { py: "9px" },
  // The sum of a table belongs to all of its lines.
  "& tfoot": { display: "none" },
  "& [data-piece=StatementBlock] mark": { mb: 0, px: "8px", py: "1px" },
} satisfies Style;

/** The first sheet of a page, of which one sees the beginning. */
export function SheetPiece({ sections }: { sections: readonly Queries.SheetBlockFragment[] }) {
  const sheet = sections.find(isSheet);
  if (!sheet) return null;
  const Drawn = sheetComponents[sheet.__typename] as ComponentType<{ section: Sheet }>;
  return (
    <div data-piece={sheet.__typename} sx={piece}>
      <SheetAlone keeps="piece">
        <Drawn section={shortened(sheet)} />
      </SheetAlone>
    </div>
  );
}

export const sheetBlock = graphql`
  fragment SheetBlock on Block {
    __typename
    ...LedgerBlock
    ...StatementBlock
    ...CurveBlock
    ...PipelineBlock
    ...ComparisonBlock
    ...AnnotatedDrawingBlock
  }
`;
