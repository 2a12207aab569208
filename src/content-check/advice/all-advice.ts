import type { ContentFile } from "../../content/files/load";
import type { Problem } from "../problems";
import { alternativeTextAdvice, sharedTextAdvice } from "./alternative-text-advice";
import { countAdvice } from "./count-advice";
import { dateAdvice } from "./date-advice";
import { headAdvice } from "./head-advice";
import { unlinkedPages } from "./link-advice";
import { numberAdvice } from "./number-advice";
import { orderAdvice } from "./order-advice";
import { sharedNames } from "./shared-names";
import { textAdvice } from "./text-advice";
import { typedWordsAdvice } from "./typed-words-advice";
import { unusedPictures } from "./unused-pictures";

const ofEachFile = [headAdvice, alternativeTextAdvice, textAdvice, dateAdvice, numberAdvice, typedWordsAdvice];

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
    ...sharedNames(files),
    ...orderAdvice(files),
    ...(context.isWhole ? [...unlinkedPages(files), ...countAdvice(files)] : []),
    ...(context.isWhole && context.filesBeside
      ? unusedPictures([...files, ...context.filesBeside], context.contentRoot)
      : []),
  ];
}
