const remark = /^#.* as of ([0-9a-f]{12})\.$/m;

/** The state of the original that a translation was made of, where it says so. */
export const digestIn = (source: string): string | undefined => remark.exec(source)?.[1];

/** A translation that names another state of its original. */
export const withRemark = (source: string, wanted: string): string =>
  remark.test(source) ? source.replace(remark, wanted) : `${wanted}\n${source}`;
