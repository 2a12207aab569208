import type { ContentFile } from "../../content/files/load";
import type { Problem } from "../problems";
import { alternativeTextAdvice, sharedTextAdvice } from "./alternative-text-advice";
import { dateAdvice } from "./date-advice";
import { headAdvice } from "./head-advice";
import { unlinkedPages } from "./link-advice";
import { textAdvice } from "./text-advice";
import { unusedPictures } from "./unused-pictures";

const ofEachFile = [headAdvice, alternativeTextAdvice, textAdvice, dateAdvice];

interface SiteContext {
  today: string;
  contentRoot: string;
  /** False where a file cannot be read: what it leads to and shows is not known then. */
  isWhole: boolean;
  /** Files of other languages, which may show pictures; undefined where pictures are not to be looked for. */
  filesBeside: readonly ContentFile[] | undefined;
}

/** Everything that may be made better, and stops nothing. */
export function allAdvice(files: readonly ContentFile[], context: SiteContext): Problem[] {
  return [
    ...files.flatMap((content) => ofEachFile.flatMap((rule) => rule(content, context.today))),
    ...sharedTextAdvice(files),
    ...(context.isWhole ? unlinkedPages(files) : []),
    ...(context.isWhole && context.filesBeside
      ? unusedPictures([...files, ...context.filesBeside], context.contentRoot)
      : []),
  ];
}
