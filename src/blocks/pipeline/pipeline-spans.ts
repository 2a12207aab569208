interface Station {
  readonly wait: number;
  readonly work: number;
}

const rounded = (share: number) => Math.round(share * 10) / 10;

/** Start of a station, length of its two parts and what is left after it, in percent of the drawing's width. */
export interface Span {
  readonly start: number;
  readonly wait: number;
  readonly work: number;
  readonly left: number;
}

export function spansOf(stations: readonly Station[]): Span[] {
  const sum = stations.reduce((whole, { wait, work }) => whole + wait + work, 0) || 1;
  let passed = 0;
  return stations.map(({ wait, work }) => {
    const start = passed;
    passed += wait + work;
    return {
      start: rounded((start / sum) * 100),
      wait: rounded((wait / sum) * 100),
      work: rounded((work / sum) * 100),
      left: rounded((1 - passed / sum) * 100),
    };
  });
}

const least = 0.8;

const nowhere: Span = { start: 0, wait: 0, work: 0, left: 0 };

/** Place of a wait: never too short to be seen, it ends where the work after it is seen to begin, within the drawing. */
export function waitPlace({ start, wait, left }: Span = nowhere) {
  const width = Math.max(wait, least);
  return {
    right: `${rounded(Math.min(100 - width, Math.max(100 - start - wait, left + least)))}%`,
    width: `${width}%`,
  };
}
