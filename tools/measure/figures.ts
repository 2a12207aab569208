/** The scores of Lighthouse, from 0 to 100. */
interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/** Bytes of a first load, as transferred, by what they are. */
export interface Bytes {
  readonly document: number;
  readonly stylesheet: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
  readonly other: number;
}

/** What one load of a page gave. Times are milliseconds, simulated by Lighthouse from the observed load. */
export interface Load {
  readonly scores: Scores;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
  readonly speedIndex: number;
  readonly bytes: Bytes;
  readonly requests: number;
  readonly elements: number;
  /** How fast the machine was, by Lighthouse's own measure. */
  readonly benchmarkIndex: number;
}

/** What a first tap gave, on a phone with nothing in its cache. Undefined: the page has nothing to tap on. */
export interface Tap {
  /** When it came, from the beginning of the navigation. */
  readonly at: number | undefined;
  /** The longest time from an input of this tap to the next frame: what INP would be. */
  readonly interactionToNextPaint: number | undefined;
  /** The longest piece of work after it that held up everything else; undefined where none took over 50 ms. */
  readonly longestTask: number | undefined;
  /** Until the page showed that the tap was taken. */
  readonly feedback: number | undefined;
  /** Until the first field of the wizard was on the screen. */
  readonly firstField: number | undefined;
}

/** Of a page with nothing to tap on. */
export const noTap: Tap = {
  at: undefined,
  interactionToNextPaint: undefined,
  longestTask: undefined,
  feedback: undefined,
  firstField: undefined,
};

/** One row of the table: the medians of a page's runs. */
export interface FigureRow {
  readonly name: string;
  readonly url: string;
  readonly runs: number;
  readonly load: Load;
  readonly tap: Tap;
  readonly gramsPerVisit: number;
}
