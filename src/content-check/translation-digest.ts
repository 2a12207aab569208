import { createHash } from "node:crypto";

/** The state of an original, as its translations name it; line ends of Windows are none. */
export const digestOf = (source: string): string =>
  createHash("sha256").update(source.replaceAll("\r\n", "\n")).digest("hex").slice(0, 12);

/** The remark at the beginning of a translation, which says of what it was made. */
export const originRemark = (file: string, source: string): string =>
  `# Translated from content/${file} as of ${digestOf(source)}.`;
