/** Anchors of blocks that links lead to from elsewhere, by their kinds: /services#how-to-buy. */
const blockAnchors: Readonly<Record<string, string>> = {
  benefits: "benefits",
  coreServices: "core-services",
  document: "document",
  engagements: "how-to-buy",
  faq: "faq",
  features: "features",
  furtherServices: "more-services",
  offerMatrix: "by-industry",
  process: "process",
  reasons: "reasons",
};

/** The anchor of each block of a page: only the first of its kind has one. */
export const anchorsOf = (kinds: readonly string[]): (string | undefined)[] =>
  kinds.map((kind, index) => (kinds.indexOf(kind) === index ? blockAnchors[kind] : undefined));
