interface Sheet {
  /** Hour as a clock shows it: 09:00. */
  readonly hour: string;
}

/** Place of the sheet that is open at an hour: the last whose own hour has come, or the first. */
export function sheetAt(sheets: readonly Sheet[], hour: number): number {
  const place = sheets.findLastIndex((sheet) => Number.parseInt(sheet.hour, 10) <= hour);
  return Math.max(place, 0);
}
