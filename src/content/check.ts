import { allAdvice } from "./advice/all-advice";
import { copyProblems } from "./check/check-copies";
import { duplicateProblems } from "./check/check-duplicates";
import { endpointProblems } from "./check/check-endpoints";
import { handOverProblems } from "./check/check-hand-over";
import { hasPossibleName, missingFiles, nameProblems, strayFiles } from "./check/check-names";
import { parserProblem } from "./check/check-parsers";
import { pictureProblems } from "./check/check-pictures";
import { redirectProblems } from "./check/check-redirects";
import { checkReferences } from "./check/check-references";
import { relatedProblems } from "./check/check-related";
import { checkSchema } from "./check/check-schema";
import { twinProblems } from "./check/check-twins";
import { collectReferences } from "./check/references";
import { kindOf } from "./kinds";
import { type ContentFile, loadContent } from "./load";
import { type Problem, sorted } from "./problems";
import { processWide } from "./process-wide";
import { readAsMeant } from "./syntax/read-as-meant";

/** Where the check looks. */
export interface CheckOptions {
  /** The folder `content/`. */
  contentRoot: string;
  /** The folder `static/`, whose files can be linked to. */
  staticRoot: string;
  /** The day of the check, such as `2026-11-21`; today where it is left out. */
  today?: string;
}

/** Checks all of `content/` and returns every problem, in the order of files and lines. */
export const checkContent = (options: CheckOptions): Problem[] => checkFiles(loadContent(options.contentRoot), options);

/** The same, and the pictures are looked into, which takes a moment longer. */
export async function checkAll(options: CheckOptions): Promise<{ problems: Problem[]; count: number }> {
  const files = loadContent(options.contentRoot);
  const pictures = await pictureProblems(files, options.contentRoot);
  return { problems: sorted([...checkFiles(files, options), ...pictures]), count: files.length };
}

/** Readings by file: most files of a check are those of the check before. */
const known = processWide("readings", () => new WeakMap<ContentFile, ReturnType<typeof read>>());

function readingOf(content: ContentFile): ReturnType<typeof read> {
  const reading = known.get(content) ?? read(content);
  known.set(content, reading);
  return reading;
}

/** A file as it is checked further, with what keeps it from being read as it stands. */
function read(content: ContentFile): { problems: Problem[]; content: ContentFile } {
  const { problems, meant } = readAsMeant(content);
  if (problems.length > 0) return { problems, content: meant ?? { ...content, data: undefined } };
  const problem = content.unreadable ? undefined : parserProblem(content);
  return problem ? { problems: [problem], content: { ...content, data: undefined } } : { problems: [], content };
}

/** What is wrong with a file whatever stands in the others, by file. */
const knownAlone = processWide("problems", () => new WeakMap<ContentFile, Problem[]>());

function problemsAlone(content: ContentFile): Problem[] {
  const kind = kindOf(content.file);
  if (!kind) return [];
  const problems = knownAlone.get(content) ?? [...checkSchema(content, kind), ...twinProblems(content, kind)];
  knownAlone.set(content, problems);
  return problems;
}

const dayOfToday = () => new Date().toISOString().slice(0, 10);

/** The check of files that are read already. */
export function checkFiles(files: readonly ContentFile[], options: CheckOptions): Problem[] {
  const { contentRoot, staticRoot, today = dayOfToday() } = options;
  const readings = files.map(readingOf);
  const meant = readings.map(({ content }) => content);
  const readable = meant.filter(({ data, unreadable }) => data !== undefined && !unreadable);
  const named = readable.filter(({ file }) => hasPossibleName(file));
  const references = collectReferences(meant, contentRoot, staticRoot);
  return sorted([
    ...missingFiles(files, contentRoot),
    ...files.flatMap(nameProblems),
    ...readings.flatMap(({ problems }) => problems),
    ...readable.flatMap((content) => [...problemsAlone(content), ...checkReferences(content, references)]),
    ...duplicateProblems(readable),
    ...relatedProblems(readable),
    ...handOverProblems(readable),
    ...endpointProblems(readable),
    ...copyProblems(named),
    ...redirectProblems(named, references),
    ...strayFiles(contentRoot),
    ...allAdvice(named, { today, contentRoot, isWhole: named.length === files.length }),
  ]);
}
