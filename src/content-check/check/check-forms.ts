import type { ContentFile } from "../../content/files/load";
import { fileName, kindOf } from "../../content/kinds";
import { didYouMean, type Problem, problemAt, problemOfFile, shown, slipOf } from "../problems";

interface FormBlock {
  readonly content: ContentFile;
  readonly index: number;
  readonly form: string;
}

function formBlocksIn(content: ContentFile): FormBlock[] {
  const { sections } = (content.data ?? {}) as { sections?: unknown };
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((block: { kind?: unknown; form?: unknown } | null, index) =>
    block?.kind === "form" && typeof block.form === "string" ? [{ content, index, form: block.form }] : [],
  );
}

/** Blocks that show a form that is not there or stands on the page already, and forms that no page shows. */
export function formProblems(files: readonly ContentFile[]): Problem[] {
  const forms = files.filter(({ file }) => kindOf(file)?.typeName === "EnquiryForm");
  const names = forms.map(({ file }) => fileName(file));
  const blocks = files.flatMap(formBlocksIn);
  const wrong = blocks.flatMap(({ content, index, form }) => {
    const path = ["sections", index, "form"];
    if (!names.includes(form)) {
      const message = `found ${shown(form)}, but there is no content/forms/${form}.yaml; expected one of ${names.join(", ")}.${didYouMean(form, names)}`;
      return [problemAt(content, path, message, { instead: slipOf(form, names) })];
    }
    const first = blocks.find((other) => other.content === content && other.form === form);
    return first && first.index < index
      ? [problemAt(content, path, `found ${shown(form)}, which this page shows already; a page shows a form once.`)]
      : [];
  });
  const unseen = forms
    .filter(({ file }) => !blocks.some(({ form }) => form === fileName(file)))
    .map(({ file }) =>
      problemOfFile(
        file,
        `found a form that no page shows; add a block with kind: form and form: ${fileName(file)} to the sections of a page.`,
      ),
    );
  return [...wrong, ...unseen];
}
