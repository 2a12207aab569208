import { annotatedDrawing } from "../../blocks/annotated-drawing/schema";
import { comparison } from "../../blocks/comparison/schema";
import { curve } from "../../blocks/curve/schema";
import { drawnDocument } from "../../blocks/document/schema";
import { ledger } from "../../blocks/ledger/schema";
import { pipeline } from "../../blocks/pipeline/schema";
import { statement } from "../../blocks/statement/schema";

/** The kinds of section that show a sheet from the work itself. */
export const artefactKinds = [
  "ledger",
  "statement",
  "curve",
  "pipeline",
  "comparison",
  "annotatedDrawing",
  "document",
] as const;

export type ArtefactKind = (typeof artefactKinds)[number];

/** One field for each kind: a section of kind `ledger` has its `ledger`, and none of the others. */
export const artefactFields = {
  ledger: ledger.optional().describe("The ranked list (kind ledger only)."),
  statement: statement.optional().describe("The bill or balance (kind statement only)."),
  curve: curve.optional().describe("The curve over time (kind curve only)."),
  pipeline: pipeline.optional().describe("The stations with their times (kind pipeline only)."),
  comparison: comparison.optional().describe("The two answers (kind comparison only)."),
  annotatedDrawing: annotatedDrawing.optional().describe("The drawing with its marks (kind annotatedDrawing only)."),
  document: drawnDocument.optional().describe("The document with its pages (kind document only)."),
};
