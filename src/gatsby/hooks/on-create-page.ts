import type { GatsbyNode } from "gatsby";
import { maintenanceOf, underMaintenance } from "../maintenance";
import { siteContent } from "../site-content";

/** Puts the maintenance screen in the place of the page in `src/pages`, which no hook of ours makes. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const shown = underMaintenance(page, maintenanceOf(siteContent()));
  if (shown === page || page.context?.isFrameless) return;
  // Not removed first: Gatsby would not see then that the page is another, keep the result of its last query, and fail.
  actions.createPage(shown);
};
