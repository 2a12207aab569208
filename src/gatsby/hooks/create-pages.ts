import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { weightNames } from "../../content/figures/weight-names";
import { kindNamed, pageTraits } from "../../content/kinds";
import { translationsOf } from "../../content/languages/translations";
import { allEntries, type Sites } from "../../content/read-site";
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

/** The template of a kind of file. */
function templateOf(typeName: string): string | undefined {
  const kind = kindNamed(typeName);
  return kind && pageTraits(kind)?.template;
}

/** The paths of pages that say what others weigh. */
const weighingPaths = (sites: Sites) =>
  sites
    .flatMap(allEntries)
    .flatMap(({ entry }) => (JSON.stringify(entry.data).search(weightNames) < 0 ? [] : [entry.path]));

/**
 * Makes one page for each file whose kind makes pages; the context holds keys only, templates query the rest.
 * Files that wizards and crawlers read are no pages, but are made again whenever the content changes, as pages are.
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
  const weighing = new Set(weighingPaths(sites));
  for (const { __typename, path: own, ...keys } of data.allContentPage.nodes) {
    const template = templateOf(__typename);
    // What others weigh may change with every build, and so such a page is written by every build.
    const written = weighing.has(own) ? { writtenAt: Date.now() } : {};
    const context = { ...keys, ...written, translations: translations.get(own) };
    // Hosts look for the not-found page at a second address, where Gatsby makes it once and deletes it with the next change.
    for (const path of own === "/404" ? [own, "/404.html"] : [own]) {
      const page = { path, component: resolve(`src/templates/${template}.tsx`), context };
      actions.createPage(underMaintenance(page, state));
    }
  }
};
