import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { wizardPagePath } from "../../src/content/enquiry/enquiry-page";
import { enquiryDefinitions } from "../../src/content/enquiry/forms";
import { readSite } from "../../src/content/read-site";
import { EnquiryForm } from "../../src/enquiry/form/enquiry-form";
import type { EnquiryFormDefinition, EnquiryText, QuestionGroup } from "../../src/enquiry/questions/definition";
import { testContent } from "./test-content";

const site = readSite({ contentRoot: testContent });
const { endpoints, uploads } = site.SiteSettings.data.enquiries;
const { facts, reply } = site.SiteSettings.data;
const definitions = enquiryDefinitions(site);
const settings = { messages: definitions.messages, uploads, facts, reply };

const sameForAll = { endpoint: "", submit: "Send" };

/** Emotion writes styles between the elements; the build moves them into the head. */
const withoutStyles = (html: string) => html.replace(/<style[\s\S]*?<\/style>/g, "");

/** A form in a page, as the build writes it: with the mark of the app that takes it over. */
function pageOf(form: EnquiryFormDefinition): string {
  const html = withoutStyles(renderToString(<EnquiryForm form={form} settings={settings} level="h2" />));
  const head = `<meta charset="utf-8"><title>${form.key}</title>`;
  const program = '<script type="application/json" id="app-files">{"path":"/"}</script>';
  return `<!DOCTYPE html><html lang="en"><head>${head}</head><body><main><h1>${form.key}</h1>${html}</main>${program}</body></html>`;
}

/** The pages of all forms of the tests' own site, by their paths. */
function formPages(): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { key, data } of site.EnquiryForm) {
    const groups: QuestionGroup[] = [{ questions: data.questions }];
    const done: EnquiryText = { title: data.doneTitle, description: data.doneDescription, points: [] };
    pages.set(
      definitions.forms.get(key)?.page ?? `/${key}`,
      pageOf({ ...sameForAll, endpoint: endpoints[data.endpoint] ?? "", key, groups, done }),
    );
  }
  for (const { key, data } of site.Wizard) {
    const groups = data.steps.slice(1, -1).map(({ title, fields }) => ({ title, questions: fields }));
    const done = data.steps.at(-1) as EnquiryText;
    pages.set(
      wizardPagePath(key),
      pageOf({ ...sameForAll, endpoint: endpoints[data.endpoint] ?? "", key, groups, done }),
    );
  }
  return pages;
}

/** Writes them into a folder as a build does. */
export function writeFormPages(folder: string): void {
  for (const [path, html] of formPages()) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, "index.html"), html);
  }
}
