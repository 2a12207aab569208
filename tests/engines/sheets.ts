import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { launch } from "puppeteer-core";

/** Runs in Firefox's viewer: the text of each sheet. */
async function textsInViewer(): Promise<string[]> {
  interface Viewer {
    pdfDocument?: {
      numPages: number;
      getPage(number: number): Promise<{ getTextContent(): Promise<{ items: { str: string; hasEOL: boolean }[] }> }>;
    };
  }
  const pdf = () => (window as { PDFViewerApplication?: Viewer }).PDFViewerApplication?.pdfDocument;
  while (!pdf()) await new Promise((resolve) => setTimeout(resolve, 50));
  const whole = pdf();
  const texts: string[] = [];
  for (let number = 1; whole && number <= whole.numPages; number++) {
    const { items } = await (await whole.getPage(number)).getTextContent();
    texts.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(""));
  }
  return texts;
}

/**
 * The text of each sheet of PDF files, which Firefox's own viewer reads, whatever engine has printed them.
 * @param place path of a file for what is being read
 */
export async function readSheets(pdfs: readonly Buffer[], place: string, executablePath: string): Promise<string[][]> {
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  try {
    const page = await browser.newPage();
    const read: string[][] = [];
    mkdirSync(dirname(place), { recursive: true });
    for (const [index, pdf] of pdfs.entries()) {
      const file = `${place}-${index}.pdf`;
      writeFileSync(file, pdf);
      await page.goto(pathToFileURL(file).href, { waitUntil: "domcontentloaded" });
      read.push(await page.evaluate(textsInViewer));
    }
    return read;
  } finally {
    await browser.close();
  }
}
