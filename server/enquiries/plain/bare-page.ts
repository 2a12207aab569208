/** Words of a page that has nothing else of the site. */
export interface BarePage {
  language: string;
  title: string;
  lines: readonly string[];
  /** Answers with the words of each question, so that it can be copied. */
  entered?: readonly (readonly [label: string, text: string])[];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * An answer where there is no built page to show it in: in `npm run develop`, on a server without the site, and while
 * the maintenance screen stands in the place of all pages. Nothing is lost there either.
 */
export function barePage({ language, title, lines, entered = [] }: BarePage): string {
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`);
  const answers = entered.map(
    ([label, text]) => `<dt>${escaped(label)}</dt><dd style="white-space: pre-wrap">${escaped(text)}</dd>`,
  );
  return `<!DOCTYPE html><html lang="${escaped(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)}</title></head><body><main><h1>${escaped(title)}</h1>
${[...paragraphs, ...(answers.length > 0 ? ["<dl>", ...answers, "</dl>"] : [])].join("\n")}
</main></body></html>`;
}
