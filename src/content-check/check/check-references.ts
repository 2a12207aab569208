import type { ContentFile } from "../../content/load";
import type { ContentFormat } from "../../content/schemas/fields";
import { visitEach } from "../field-visits";
import { type Problem, problemAt } from "../problems";
import { endpointRefusal, linkRefusal } from "./check-links";
import { pictureRefusal } from "./check-picture-files";
import { inlineFindings, markdownFindings, textFindings } from "./check-texts";
import type { Finding, References, Refusal } from "./references";

const findingOf = (words: string, refusal: Refusal | undefined): Finding[] =>
  refusal === undefined ? [] : [{ words, ...refusal }];

type ValueCheck = (value: string, references: References, content: ContentFile) => Finding[];

const checks: Record<ContentFormat, ValueCheck> = {
  text: (value) => textFindings(value),
  data: (value) => textFindings(value),
  // Its schema knows the names that it may use.
  template: () => [],
  inline: (value, references) => inlineFindings(value, references),
  markdown: (value, references) => markdownFindings(value, references),
  link: (value, references) => [...findingOf(value, linkRefusal(value, references)), ...textFindings(value)],
  endpoint: (value, references) => findingOf(value, endpointRefusal(value, references)),
  file: (value, { contentRoot }, content) => findingOf(value, pictureRefusal(value, content, contentRoot)),
};

/** Every link, picture and name in braces of a file that leads nowhere. */
export const checkReferences = (content: ContentFile, references: References): Problem[] =>
  visitEach(content, (value, path, { contentFormat }) => {
    if (typeof value !== "string" || !contentFormat) return [];
    return checks[contentFormat](value, references, content).map(({ words, message, instead, level }) =>
      problemAt(content, path, message, { at: { words }, instead, ...(level && { level }) }),
    );
  });
