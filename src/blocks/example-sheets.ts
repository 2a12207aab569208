import { heading } from "./example-content";

interface Sheets {
  readonly ledger: Queries.LedgerBlockFragment["ledger"];
  readonly statement: Queries.StatementBlockFragment["statement"];
  readonly curve: Queries.CurveBlockFragment["curve"];
  readonly pipeline: Queries.PipelineBlockFragment["pipeline"];
  readonly comparison: Queries.ComparisonBlockFragment["comparison"];
  readonly annotatedDrawing: Queries.AnnotatedDrawingBlockFragment["annotatedDrawing"];
  readonly document: Queries.DocumentBlockFragment["document"];
}

const sheet = {
  heading: "What the sheet is",
  aside: "page 1 of 2",
  note: "One remark that hangs over the edge.",
  isSample: true,
};

/** One sheet of each kind, with everything that it can carry. */
export const sheets: Sheets = {
  ledger: {
    ...sheet,
    rows: [
      {
        title: "First thing",
        detail: "where it is",
        finding: "what was found about it",
        marked: "found",
        verdict: "this week",
        urgency: "now",
      },
      {
        title: "Second thing",
        detail: null,
        finding: "something less urgent",
        marked: null,
        verdict: "this month",
        urgency: "soon",
      },
      {
        title: "Third thing",
        detail: "and more of it",
        finding: "nothing much",
        marked: null,
        verdict: "accept",
        urgency: "later",
      },
    ],
  },
  statement: {
    ...sheet,
    item: "Line",
    columns: ["kWh", "€"],
    rows: [
      { title: "The largest", amounts: ["9,000", "2,250"], share: 100, remark: "A remark of one short line" },
      { title: "The second", amounts: ["3,000", "750"], share: 33, remark: null },
      { title: "The smallest", amounts: ["1,000", "250"], share: 11, remark: null },
    ],
    total: "Sum",
    totals: ["13,000", "3,250"],
  },
  curve: {
    ...sheet,
    alternative: "A curve that rises and falls.",
    unit: "MW",
    from: 0,
    points: [
      { at: 0, value: 2, spread: null },
      { at: 30, value: 8, spread: 1 },
      { at: 55, value: 20, spread: 3 },
      { at: 100, value: 4, spread: 5 },
    ],
    ticks: [
      { at: 0, text: "00:00" },
      { at: 50, text: "12:00" },
      { at: 100, text: "24:00" },
    ],
    moment: { at: 50, text: "The moment that decides" },
    gate: null,
    limit: { value: 18, text: "a limit" },
    remarks: [{ at: 78, value: 16, text: "a remark of a few words" }],
  },
  pipeline: {
    ...sheet,
    unit: "h",
    stations: [
      { title: "First station", detail: null, wait: 0, work: 2 },
      { title: "Second station", detail: "what happens there", wait: 30, work: 1 },
      { title: "Third station", detail: null, wait: 5, work: 4.5 },
    ],
  },
  comparison: {
    ...sheet,
    item: "Day",
    truth: "Right",
    first: "Rule",
    second: "Model",
    rows: [
      { title: "Monday", truth: "412", first: "430", second: "405", closer: "second" },
      { title: "Tuesday", truth: "398", first: "400", second: "420", closer: "first" },
      { title: "Wednesday", truth: "436", first: "430", second: "442", closer: "neither" },
    ],
  },
  annotatedDrawing: {
    ...sheet,
    alternative: "A box with a broken line on its right.",
    strokes: [
      { style: "faint", path: "M40 360H600" },
      { style: "filled", path: "M120 120H280V260H120Z" },
      { style: "line", path: "M280 190H360" },
      { style: "broken", path: "M360 190H520" },
      { style: "accent", path: "M280 230C340 320 460 320 520 230" },
    ],
    marks: [
      { x: 200, y: 90, title: "The box", description: "One sentence about it." },
      { x: 440, y: 150, title: "Where it is broken", description: null },
      { x: 400, y: 330, title: "The way round", description: "One sentence about it." },
    ],
  },
  document: {
    ...sheet,
    open: "Open the document",
    pages: [
      {
        parts: [
          { title: null, text: "One paragraph that says what the document is about.", rows: [], list: [] },
          {
            title: "A table",
            text: null,
            rows: [
              { title: "First line", value: "2 days" },
              { title: "A second line that is longer than the first", value: "12 days" },
            ],
            list: [],
          },
        ],
      },
      { parts: [{ title: "A list", text: null, rows: [], list: ["The first step.", "The second step."] }] },
    ],
  },
};

/** The lines above a sheet of some kind, and the sheet, which differs by the given fields. */
export const sheetSection = <Kind extends keyof Sheets>(kind: Kind, more: Partial<Sheets[Kind]> = {}) => ({
  ...heading,
  ...({ [kind]: { ...sheets[kind], ...more } } as Pick<Sheets, Kind>),
});
