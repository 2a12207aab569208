import { duplicateProblems } from "./check/check-duplicates";
import { endpointProblems } from "./check/check-endpoints";
import { missingFiles, nameProblems } from "./check/check-names";
import { parserProblem } from "./check/check-parsers";
import { pictureProblems } from "./check/check-pictures";
import { checkReferences } from "./check/check-references";
import { checkSchema } from "./check/check-schema";
import { syntaxProblem } from "./check/check-syntax";
import { twinProblems } from "./check/check-twins";
import { collectReferences } from "./check/references";
import { kindOf } from "./kinds";
import { type ContentFile, loadContent } from "./load";
import { type Problem, sorted } from "./problems";

/** Where the check looks. */
export interface CheckOptions {
  /** The folder `content/`. */
  contentRoot: string;
  /** The folder `static/`, whose files can be linked to. */
  staticRoot: string;
}

/** Checks all of `content/` and returns every problem, in the order of files and lines. */
export const checkContent = (options: CheckOptions): Problem[] => checkFiles(loadContent(options.contentRoot), options);

/** The same, and the pictures are looked into, which takes a moment longer. */
export async function checkAll(options: CheckOptions): Promise<{ problems: Problem[]; count: number }> {
  const files = loadContent(options.contentRoot);
  const pictures = await pictureProblems(files, options.contentRoot);
  return { problems: sorted([...checkFiles(files, options), ...pictures]), count: files.length };
}

/** The check of files that are read already. */
export function checkFiles(files: readonly ContentFile[], { contentRoot, staticRoot }: CheckOptions): Problem[] {
  const unreadable = files.flatMap((content) => {
    const problem = syntaxProblem(content) ?? (content.unreadable ? undefined : parserProblem(content));
    return problem ? [{ content, problem }] : [];
  });
  const broken = new Set(unreadable.map(({ content }) => content));
  const known = files.map((content) => (broken.has(content) ? { ...content, data: undefined } : content));
  const readable = known.filter(({ data, unreadable }) => data !== undefined && !unreadable);
  const references = collectReferences(known, contentRoot, staticRoot);
  return sorted([
    ...missingFiles(files, contentRoot),
    ...files.flatMap(nameProblems),
    ...unreadable.map(({ problem }) => problem),
    ...readable.flatMap((content) => {
      const kind = kindOf(content.file);
      if (!kind) return [];
      return [
        ...checkSchema(content, kind),
        ...checkReferences(content, kind, references),
        ...twinProblems(content, kind),
      ];
    }),
    ...duplicateProblems(readable),
    ...endpointProblems(readable),
  ]);
}
