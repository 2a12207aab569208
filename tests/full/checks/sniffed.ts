import { readFileSync } from "node:fs";
import { atSizes, type Check, sizesFor } from "./check";

/** HTML_CodeSniffer, another reader of WCAG than axe. */
const program = readFileSync(require.resolve("html_codesniffer/build/HTMLCS.js"), "utf8");

declare global {
  interface Window {
    HTMLCS?: {
      process(standard: "WCAG2AA", content: Document, done: () => void, failed: () => void): void;
      getMessages(): readonly { readonly type: number; readonly code: string; readonly element: Element }[];
    };
  }
}

/** Remarks about frames, or about colours that it works out from nothing, which are no faults. */
const unsure = /Guideline1_4\.1_4_3.*\.(Alpha|BgImage|Abs)/;

/** HTML_CodeSniffer finds no error against WCAG 2, level AA. */
export const sniffed: Check = (page, shows) =>
  atSizes(page, sizesFor(shows, "wide", "narrow").slice(0, 1), async () => {
    if (!(await page.evaluate(() => "HTMLCS" in window))) await page.evaluate(program);
    const errors = await page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const tell = () =>
            resolve(
              (window.HTMLCS?.getMessages() ?? [])
                .filter(({ type }) => type === 1)
                .map(({ code, element }) => `${code}: ${element.outerHTML?.slice(0, 160)}`),
            );
          window.HTMLCS?.process("WCAG2AA", document, tell, () => reject(new Error("HTML_CodeSniffer failed.")));
        }),
    );
    return errors.filter((error) => !unsure.test(error));
  });
