import { escapeAttribute } from "../../../src/content/text/markdown";

/** Words of a page that has nothing else of the site. */
export interface BarePage {
  language: string;
  title: string;
  lines: readonly string[];
  /** Answers with the words of each question, so that it can be copied. */
  entered?: readonly (readonly [label: string, text: string])[];
}

/**
 * An answer where there is no built page to show it in: in `npm run develop`, on a server without the site, and while
 * the maintenance screen stands in the place of all pages. Nothing is lost there either.
 */
export function barePage({ language, title, lines, entered = [] }: BarePage): string {
  const paragraphs = lines.map((line) => `<p>${escapeAttribute(line)}</p>`);
  const answers = entered.map(
    ([label, text]) =>
      `<dt>${escapeAttribute(label)}</dt><dd style="white-space: pre-wrap">${escapeAttribute(text)}</dd>`,
  );
  return `<!DOCTYPE html><html lang="${escapeAttribute(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeAttribute(title)}</title></head><body><main><h1>${escapeAttribute(title)}</h1>
${[...paragraphs, ...(answers.length > 0 ? ["<dl>", ...answers, "</dl>"] : [])].join("\n")}
</main></body></html>`;
}
