import type { ComponentType } from "react";
import type { Block, BlockOf } from "../content/entry";
import { AnnotatedDrawing } from "./annotated-drawing";
import { Curve } from "./curve";
import { Ledger } from "./ledger";
import { Pipeline } from "./pipeline";
import { SheetAlone } from "./sheet-frame";
import { Comparison, Statement } from "./table";

export const sheetComponents = {
  ledger: Ledger,
  statement: Statement,
  curve: Curve,
  pipeline: Pipeline,
  comparison: Comparison,
  annotatedDrawing: AnnotatedDrawing,
};

type Sheet = BlockOf<keyof typeof sheetComponents>;

export const isSheet = (block: Block): block is Sheet => block.kind in sheetComponents;

export function SheetPiece({ sections }: { sections: readonly Sheet[] }) {
  const [sheet] = sections;
  if (!sheet) return null;
  const Drawn = sheetComponents[sheet.kind] as ComponentType<{ section: Sheet }>;
  return (
    <SheetAlone value="piece">
      <Drawn section={sheet} />
    </SheetAlone>
  );
}
