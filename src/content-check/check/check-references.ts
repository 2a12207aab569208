import { figureNamesAt } from "../../content/figures/figures";
import { weightNames } from "../../content/figures/weight-names";
import type { ContentFile } from "../../content/files/load";
import type { ContentFormat } from "../../content/schemas/fields";
import { visitEach } from "../field-visits";
import { didYouMean, type Problem, problemAt, slipOf } from "../problems";
import { endpointProblem, linkProblem } from "./check-links";
import { pictureProblem } from "./check-picture-files";
import { inlineFindings, markdownFindings, textFindings } from "./check-texts";
import type { Finding, References, ValueProblem } from "./references";

const findingOf = (words: string, problem: ValueProblem | undefined): Finding[] =>
  problem === undefined ? [] : [{ words, ...problem }];

/** File that a value stands in, and the names of figures that it may use there. */
interface Place {
  content: ContentFile;
  figures: () => readonly string[];
}

/** Names of the weight of a page that is not there, which only the end of a build would tell. */
function weightFindings(value: string, { pages }: References): Finding[] {
  const paths = [...pages.keys()];
  return [...value.matchAll(weightNames)].flatMap(([words, figure, path = ""]) => {
    if (pages.has(path)) return [];
    const near = slipOf(path, paths);
    const message = `found ${words}, but no page has the path ${path}.${didYouMean(path, paths)}`;
    return [{ words, message, instead: near && `{${figure}:${near}}` }];
  });
}

type ValueCheck = (value: string, references: References, place: Place) => Finding[];

const checks: Record<ContentFormat, ValueCheck> = {
  text: (value, _, { figures }) => textFindings(value, figures),
  data: (value) => textFindings(value),
  // Its schema knows the names that it may use.
  template: () => [],
  inline: (value, references, { figures }) => inlineFindings(value, references, figures),
  markdown: (value, references) => markdownFindings(value, references),
  link: (value, references) => [...findingOf(value, linkProblem(value, references)), ...textFindings(value)],
  endpoint: (value, references) => findingOf(value, endpointProblem(value, references)),
  file: (value, { contentRoot }, { content }) => findingOf(value, pictureProblem(value, content, contentRoot)),
};

/** Every link, picture and name in braces of a file that leads nowhere. */
export const checkReferences = (content: ContentFile, references: References): Problem[] =>
  visitEach(content, (value, path, { contentFormat }) => {
    if (typeof value !== "string" || !contentFormat) return [];
    const place = { content, figures: () => figureNamesAt(content.data, path) };
    const findings = [...checks[contentFormat](value, references, place), ...weightFindings(value, references)];
    return findings.map(({ words, message, instead, level }) =>
      problemAt(content, path, message, { at: { words }, instead, ...(level && { level }) }),
    );
  });
