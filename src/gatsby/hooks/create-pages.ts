import { basename, dirname, resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { kindNamed, pageTraits } from "../../content/kinds";
import { maintenanceOf, showsMaintenance } from "../../content/maintenance";
import { isEveningFile } from "../../content/pictures/evening-picture";
import { allEntries, type Sites, translationsOf } from "../../content/read-site";
import { type WizardNode, writeWizardFiles } from "../files/write-wizard-files";
import { encodePictures, type FileNode, type PicturePlace } from "../pictures";
import { isDeveloped, siteContents } from "../site-content";

/** Key in Gatsby's cache of the paths of pages with texts that name a weight, their own or those of entries they show. */
export const weighingKey = "weighing";

interface PageNodes {
  allContentPage: { nodes: { __typename: string; id: string; path: string; language: string }[] };
  allWizard: { nodes: WizardNode[] };
}

/** Encodes every picture that `content/` names, from the start: the bundles are built meanwhile. */
function encodeEarly(sites: Sites, files: readonly FileNode[]): Promise<void> {
  const entries = sites.flatMap(allEntries);
  const named = JSON.stringify(entries, (key, part) => (key === "loop" ? undefined : part));
  const heroes = JSON.stringify(sites.map(({ HomePage }) => HomePage.data.hero));
  const pictures = files.filter(({ extension }) => /^(png|jpe?g|webp)$/i.test(String(extension)));
  const wanted = pictures.flatMap((file) => {
    const folder = basename(dirname(file.absolutePath));
    const endings = [`${folder}/${file.base}"`, `./${file.base}"`, `"${file.base}"`];
    const isIn = (text: string) => endings.some((ending) => text.includes(ending));
    const places: PicturePlace[] = isEveningFile(file.absolutePath) ? ["evening"] : [];
    if (isIn(heroes)) places.push("hero");
    if (isIn(named)) places.push("page", "icon");
    return places.map((place) => [file, place] as const);
  });
  return encodePictures(wanted, resolve("public"));
}

export let picturesAreThere = Promise.resolve();

function createExamplePages({ createPage }: CreatePagesArgs["actions"]): void {
  if (process.env.EXAMPLES !== "1") return;
  const component = resolve("tests/examples/gatsby-page.tsx");
  const [first, second] = ["/examples/gatsby", "/examples/gatsby-next"];
  createPage({ path: first, component, context: { next: second, isFrameless: true } });
  createPage({ path: second, component, context: { next: first, isFrameless: true } });
}

/** Makes the files of wizards too, since they are to be made again whenever the content changes. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { actions, graphql, reporter, cache, getNodesByType } = args;
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
  if (!isDeveloped) picturesAreThere = encodeEarly(sites, getNodesByType("File") as FileNode[]).catch(reporter.panic);
  writeWizardFiles(data.allWizard.nodes, sites);
  createExamplePages(actions);
  const state = maintenanceOf(sites);
  const translations = translationsOf(sites);
  const weighing: string[] = (await cache.get(weighingKey)) ?? [];
  for (const { __typename, path: own, ...keys } of data.allContentPage.nodes) {
    // Hosts look for the not-found page at a second address, where Gatsby makes it once and deletes it with the next change.
    for (const path of own === "/404" ? [own, "/404.html"] : [own]) {
      const isClosed = showsMaintenance(path, state);
      const kind = kindNamed(__typename);
      const template = isClosed ? "maintenance-page" : kind && pageTraits(kind)?.template;
      const context = {
        ...keys,
        // What others weigh may change with every build, and so such a page is written by every build.
        ...(weighing.includes(path) && { writtenAt: Date.now() }),
        ...(isClosed && { isFrameless: true }),
        translations: translations.get(own),
      };
      actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
    }
  }
};
