/** Anchors of blocks that links lead to from elsewhere, by their kinds: /services#how-to-buy. */
export const blockAnchors: Readonly<Record<string, string>> = {
  engagements: "how-to-buy",
  furtherServices: "more-services",
};
