import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeWizardFiles } from "../files/write-wizard-files";
import { writeFindability } from "../head/write-findability";
import { maintenanceOf, underMaintenance } from "../maintenance";
import { encodeEarly } from "../pictures/encode-early";
import { createExamplePages } from "./create-example-pages";

interface PageNodes {
  allDetailPage: { nodes: { id: string; path: string }[] };
  allPolicy: { nodes: { id: string; path: string }[] };
}

/**
 * Makes one page per service, product, industry and policy; the context holds keys only, templates query the rest.
 * Wizards and what crawlers read are no pages, but like them they are made again whenever the content changes.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter, getNodesByType }) => {
  const { data, errors } = await graphql<PageNodes>(`
    query CreatePages {
      allDetailPage {
        nodes {
          id
          path
        }
      }
      allPolicy {
        nodes {
          id
          path
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The pages of content/ could not be read.", errors);
    return;
  }
  await encodeEarly({ graphql });
  await writeWizardFiles({ graphql });
  await writeFindability({ graphql });
  const templates = [
    { nodes: data.allDetailPage.nodes, component: resolve("src/templates/detail-page.tsx") },
    { nodes: data.allPolicy.nodes, component: resolve("src/templates/policy-page.tsx") },
  ];
  createExamplePages({ actions });
  const state = maintenanceOf(getNodesByType);
  for (const { nodes, component } of templates) {
    // Gatsby does not call onCreatePage for pages that are made here.
    for (const { id, path } of nodes) {
      actions.createPage(underMaintenance({ path, component, context: { id } }, state));
    }
  }
};
