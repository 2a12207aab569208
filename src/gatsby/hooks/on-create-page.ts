import type { GatsbyNode } from "gatsby";
import { translationsOf } from "../../content/translations";
import { maintenanceOf, underMaintenance } from "../maintenance";
import { siteContents } from "../site-content";

/** Tells the page in `src/pages`, which no hook of ours makes, its language; or puts the maintenance screen in its place. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.context?.language || page.context?.isFrameless) return;
  const sites = siteContents();
  const { code } = sites[0].language;
  const context = { ...page.context, language: code, translations: translationsOf(sites).get("/404") };
  const shown = underMaintenance({ ...page, context }, maintenanceOf(sites));
  // Not removed first: Gatsby would not see then that the page is another, keep the result of its last query, and fail.
  actions.createPage(shown);
};
