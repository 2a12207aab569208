import { resolve } from "node:path";
import { type MaintenanceState, maintenanceState, showsMaintenance } from "../content/maintenance";
import type { Sites } from "../content/read-site";

/** Parts of a page that is shown; the part of Gatsby's page that the maintenance screen changes. */
interface PageParts {
  path: string;
  component: string;
  context?: object;
}

/** The maintenance of a site in all languages, as its content says it. */
export const maintenanceOf = (sites: Sites): MaintenanceState =>
  maintenanceState(
    sites[0].SiteSettings.data,
    sites.map(({ MaintenancePage }) => MaintenancePage),
  );

/** The page as it is to be built: itself, or the maintenance screen in its place while the flag in `site.yaml` is set. */
export function underMaintenance<Page extends PageParts>(page: Page, state: MaintenanceState): Page {
  if (!showsMaintenance(page.path, state)) return page;
  return {
    ...page,
    component: resolve("src/templates/maintenance-page.tsx"),
    context: { ...page.context, isFrameless: true },
  };
}
