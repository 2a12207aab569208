import type { GatsbyNode } from "gatsby";
import { maintenanceOf, underMaintenance } from "../maintenance";

/** Puts the maintenance screen in the place of the pages in `src/pages` where it belongs. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNodesByType }) => {
  const shown = underMaintenance(page, maintenanceOf(getNodesByType));
  if (shown === page || page.context?.isFrameless) return;
  actions.deletePage(page);
  actions.createPage(shown);
};
