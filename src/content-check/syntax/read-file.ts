import type { ContentFile } from "../../content/files/load";
import { type Problem, problemOfFile } from "../problems";
import { duplicateKeys } from "./duplicate-keys";
import { indicatorProblems, swallowedFields } from "./indicators";
import { rawProblems } from "./raw-problems";
import { yamlProblems } from "./yaml-problems";

/** What keeps a file from being read as it was meant, and as much of it as can be checked further. */
export interface Reading {
  problems: Problem[];
  /** The file without characters that were not meant; its data is undefined where YAML reads something else than is meant. */
  content: ContentFile;
}

/** What YAML cannot read, or reads otherwise than it was meant. A quotation mark left open explains all that follows. */
function misread(content: ContentFile): Problem[] {
  const swallowed = swallowedFields(content);
  const others = content.document.errors.length > 0 ? yamlProblems(content) : indicatorProblems(content);
  const [open] = swallowed;
  return open === undefined ? others : [...others.filter(({ line }) => line < open.line), ...swallowed];
}

export function readFile(original: ContentFile): Reading {
  const unread = { ...original, data: undefined };
  if (original.unreadable) return { problems: [], content: unread };
  if (original.source.includes("\0")) {
    const message =
      "found a file that is no plain text, such as one of a word processor; save its words as a text file in UTF-8.";
    return { problems: [problemOfFile(original.file, message)], content: unread };
  }
  const { problems, content } = rawProblems(original);
  const wrong = misread(content);
  if (wrong.length > 0) return { problems: [...problems, ...wrong], content: { ...content, data: undefined } };
  return { problems: [...problems, ...duplicateKeys(content)], content };
}
