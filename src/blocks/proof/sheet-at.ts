interface Sheet {
  /** Hour as a clock shows it: 09:00. */
  readonly hour: string;
}

const hourOf = ({ hour }: Sheet) => Number.parseInt(hour, 10);

/** Place of the sheet of an hour: the last whose turn has come when the next one's has not half begun. */
export function sheetAt(sheets: readonly Sheet[], hour: number): number {
  const place = sheets.findIndex((sheet, index) => {
    const next = sheets[index + 1];
    return !next || hour < (hourOf(sheet) + hourOf(next) + 1) / 2;
  });
  return Math.max(place, 0);
}
