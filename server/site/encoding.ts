/** How the build has compressed its files, the smallest first. */
export const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const accepts = (encoding: string, header: string) =>
  new RegExp(`\\b${encoding}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(header.replaceAll(" ", ""));

/** Browsers send few different headers; what others write is not kept. */
const known = new Map<string, readonly (typeof encodings)[number][]>();
const mostKnown = 100;

/** The encodings that a browser takes, the smallest first. */
export function acceptedEncodings(header = ""): readonly (typeof encodings)[number][] {
  const found = known.get(header) ?? encodings.filter(([encoding]) => accepts(encoding, header));
  if (known.size < mostKnown) known.set(header, found);
  return found;
}
