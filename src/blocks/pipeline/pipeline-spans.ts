interface Station {
  readonly wait: number;
  readonly work: number;
}

/** The width of the drawing that the stations share, in percent; the rest is room for works too short to be seen. */
const width = 97;

const rounded = (share: number) => Math.round(share * 10) / 10;

/** Start of each station and length of its two parts, in percent of the drawing's width. */
export function spansOf(stations: readonly Station[]): { start: number; wait: number; work: number }[] {
  const sum = stations.reduce((whole, { wait, work }) => whole + wait + work, 0) || 1;
  let passed = 0;
  return stations.map(({ wait, work }) => {
    const start = passed;
    passed += wait + work;
    return {
      start: rounded((start / sum) * width),
      wait: rounded((wait / sum) * width),
      work: rounded((work / sum) * width),
    };
  });
}
