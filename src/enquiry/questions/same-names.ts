/** The places of the names that an earlier entry has already. */
export const placesOfSameNames = (names: readonly string[]): number[] =>
  names.flatMap((name, index) => (names.indexOf(name) === index ? [] : [index]));
