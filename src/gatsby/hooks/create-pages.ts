import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { kindNamed, pageTraits } from "../../content/kinds";
import { translationsOf } from "../../content/languages/languages";
import { maintenanceOf, showsMaintenance } from "../../content/maintenance";
import { allEntries, type Sites } from "../../content/read-site";
import { weightNames } from "../../content/text/text";
import { type DrawnWizard, writeWizardFiles } from "../files/write-wizard-files";
import { encodeEarly } from "../picture-encoding";
import { isEdited, siteContents } from "../site-content";

interface PageNodes {
  allContentPage: { nodes: { __typename: string; id: string; path: string; language: string }[] };
  allWizard: { nodes: DrawnWizard[] };
}

function templateOf(typeName: string): string | undefined {
  const kind = kindNamed(typeName);
  return kind && pageTraits(kind)?.template;
}

const weighingPaths = (sites: Sites) =>
  sites
    .flatMap(allEntries)
    .flatMap(({ entry }) => (JSON.stringify(entry.data).search(weightNames) < 0 ? [] : [entry.path]));

/** Two pages as Gatsby's manual writes them, which only the tests' own site has: they are made where `EXAMPLES` is 1. */
function createExamplePages({ createPage }: CreatePagesArgs["actions"]): void {
  if (process.env.EXAMPLES !== "1") return;
  const component = resolve("tests/examples/gatsby-page.tsx");
  const [first, second] = ["/examples/gatsby", "/examples/gatsby-next"];
  createPage({ path: first, component, context: { next: second, isFrameless: true } });
  createPage({ path: second, component, context: { next: first, isFrameless: true } });
}

/**
 * Makes one page for each file whose kind makes pages, or the maintenance screen in its place; the context holds keys only,
 * templates query the rest. Files that wizards read are no pages, but are made again whenever the content changes, as pages
 * are.
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
      allWizard {
        nodes {
          key
          language
          data
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The pages of content/ could not be read.", errors);
    return;
  }
  const sites = siteContents();
  // While the site is edited, pictures are encoded when they are looked at.
  if (!isEdited) await encodeEarly(sites, { graphql });
  writeWizardFiles(data.allWizard.nodes);
  createExamplePages(actions);
  const state = maintenanceOf(sites);
  const translations = translationsOf(sites);
  const weighing = new Set(weighingPaths(sites));
  for (const { __typename, path: own, ...keys } of data.allContentPage.nodes) {
    // Hosts look for the not-found page at a second address, where Gatsby makes it once and deletes it with the next change.
    for (const path of own === "/404" ? [own, "/404.html"] : [own]) {
      const isClosed = showsMaintenance(path, state);
      const template = isClosed ? "maintenance-page" : templateOf(__typename);
      const context = {
        ...keys,
        // What others weigh may change with every build, and so such a page is written by every build.
        ...(weighing.has(own) && { writtenAt: Date.now() }),
        ...(isClosed && { isFrameless: true }),
        translations: translations.get(own),
      };
      actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
    }
  }
};
