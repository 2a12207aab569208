import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";

/** A picture's evening, which the dark scheme shows in its place: the file of the same name in the folder `evening` beside it. */
interface EveningPicture {
  readonly file: string;
  /** Made of another picture than the one that now has the name, which has been replaced: nobody wants to see the old one. */
  readonly isOutdated: boolean;
}

/** Path of a picture's evening, whether it is there or not. */
export const eveningFileOf = (picture: string): string =>
  join(dirname(picture), "evening", `${parse(picture).name}.webp`);

/** Remark in an evening that was rendered, by which it is known of which picture; one that somebody drew has none. */
export const eveningRemark = (picture: Buffer): string =>
  `evening of ${createHash("md5").update(picture).digest("hex")}`;

/** Says if a path is that of an evening. */
export const isEveningFile = (file: string): boolean => basename(dirname(file)) === "evening";

const anyRemark = /evening of [0-9a-f]{32}/;

/** The evening of a picture; undefined where it has none. */
export function eveningOf(picture: string): EveningPicture | undefined {
  const file = eveningFileOf(picture);
  if (!existsSync(file) || !existsSync(picture)) return undefined;
  const [remark] = anyRemark.exec(readFileSync(file, "latin1")) ?? [];
  return { file, isOutdated: remark !== undefined && remark !== eveningRemark(readFileSync(picture)) };
}
