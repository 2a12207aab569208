import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { wizardPagePath } from "../../content/enquiry/enquiry-page";
import { contentKinds, pageTraits } from "../../content/kinds";
import { translationsOf } from "../../content/translations";
import { writeWizardFiles } from "../files/write-wizard-files";
import { writeSeoData } from "../head/seo-data";
import { maintenanceOf, underMaintenance } from "../maintenance";
import { encodeEarly } from "../picture-encoding";
import { siteContents } from "../site-content";
import { createExamplePages } from "./create-example-pages";

interface PageNodes {
  allContentPage: { nodes: { __typename: string; id: string; path: string; language: string }[] };
}

const isEdited = process.env.NODE_ENV === "development";

/** Set once the files made of all content are there: the documents import a part of it, in every case. */
let isMadeOnce = false;

/** The template of a kind of file, or undefined for the page that `src/pages/404.tsx` makes. */
function templateOf(typeName: string): string | undefined {
  const kind = contentKinds.find((row) => row.typeName === typeName);
  return kind && pageTraits(kind)?.template;
}

/**
 * Makes one page for each file whose kind has a template; the context holds keys only, templates query the rest.
 * Wizards and what crawlers read are no pages, but like them they are made again whenever the content changes.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<PageNodes>(`
    query CreatePages {
      allContentPage {
        nodes {
          __typename
          id
          path
          language
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The pages of content/ could not be read.", errors);
    return;
  }
  const sites = siteContents();
  // While the site is edited, a change is seen the sooner: pictures are encoded when they are looked at, and there is no
  // crawler that would read of it.
  if (!isEdited) await encodeEarly(sites, { graphql });
  await writeWizardFiles({ graphql });
  if (!isEdited || !isMadeOnce) writeSeoData(sites);
  isMadeOnce = true;
  createExamplePages({ actions });
  const state = maintenanceOf(sites);
  const translations = translationsOf(sites);
  const createPage = (template: string, path: string, context: { language: string; [key: string]: string }) => {
    const page = { path, component: resolve(template), context: { ...context, translations: translations.get(path) } };
    // Gatsby does not call onCreatePage for pages that are made here.
    actions.createPage(underMaintenance(page, state));
  };
  for (const { language, Wizard, NotFoundPage } of sites) {
    const { code, prefix } = language;
    // The questions of a wizard on one page, for visitors without a script.
    for (const { key } of Wizard) {
      createPage("src/templates/wizard-page.tsx", wizardPagePath(key, prefix), { key, language: code });
    }
    // That of the first language is made of its file in src/pages.
    if (prefix && NotFoundPage.path) createPage("src/pages/404.tsx", NotFoundPage.path, { language: code });
  }
  for (const { __typename, id, path, language } of data.allContentPage.nodes) {
    const template = templateOf(__typename);
    if (template) createPage(`src/templates/${template}.tsx`, path, { id, language });
  }
};
