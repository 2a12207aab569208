interface Station {
  readonly wait: number;
  readonly work: number;
}

const sum = (values: readonly number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 1000) / 1000;

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((100 * part) / whole) : 0);

/** Sums of the stations of a pipeline, by the names that its note may use. */
export function pipelineFigures(stations: readonly Station[]) {
  const waits = stations.map(({ wait }) => wait);
  const [work, wait, longestWait] = [sum(stations.map((station) => station.work)), sum(waits), Math.max(...waits)];
  const total = sum([work, wait]);
  return {
    work,
    wait,
    total,
    workShare: percent(work, total),
    waitShare: percent(wait, total),
    longestWait,
    /** Of the waiting, not of the whole. */
    longestShare: percent(longestWait, wait),
  };
}
