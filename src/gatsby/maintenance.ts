import { resolve } from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import { type MaintenanceState, maintenanceState, showsMaintenance } from "../content/maintenance";
import { required } from "../content/required";

/** What a page needs to be shown; the part of Gatsby's page that the maintenance screen changes. */
interface PageParts {
  path: string;
  component: string;
  context?: object;
}

type SettingsNode = Node & Parameters<typeof maintenanceState>[0];
type ScreenNode = Node & Parameters<typeof maintenanceState>[1];

/** Whether the site is under maintenance, as the nodes of this build say. */
export function maintenanceOf(getNodesByType: NodePluginArgs["getNodesByType"]): MaintenanceState {
  const settings = getNodesByType("SiteSettings")[0] as SettingsNode | undefined;
  const screen = getNodesByType("MaintenancePage")[0] as ScreenNode | undefined;
  return maintenanceState(required(settings, "site.yaml"), required(screen, "pages/maintenance.yaml"));
}

/** The page as it is to be built: itself, or the maintenance screen in its place while the flag in `site.yaml` is set. */
export function underMaintenance<Page extends PageParts>(page: Page, state: MaintenanceState): Page {
  if (!showsMaintenance(page.path, state)) return page;
  return {
    ...page,
    component: resolve("src/templates/maintenance-page.tsx"),
    context: { ...page.context, isFrameless: true },
  };
}
