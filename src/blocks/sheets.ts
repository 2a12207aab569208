/** The kinds of blocks that are sheets from the work. */
const sheets: ReadonlySet<string> = new Set([
  "LedgerBlock",
  "StatementBlock",
  "CurveBlock",
  "PipelineBlock",
  "ComparisonBlock",
  "AnnotatedDrawingBlock",
]);

export const isSheet = (typename: string): boolean => sheets.has(typename);
