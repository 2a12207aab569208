import { resolve } from "node:path";
import type { NodePluginArgs } from "gatsby";

interface SiteNode {
  maintenance?: { enabled?: boolean };
}

interface MaintenanceNode {
  links: { url: string }[];
}

/** What a page needs to be shown; the part of Gatsby's page that the maintenance screen changes. */
interface PageParts {
  path: string;
  component: string;
  context?: object;
}

/** Whether the site is under maintenance, and which pages stay open then, as GraphQL serves it. */
export interface MaintenanceState {
  readonly siteSettings: { readonly maintenance: { readonly enabled: boolean } } | null;
  readonly maintenancePage: { readonly links: readonly { readonly url: string }[] } | null;
}

/** The page that is the maintenance screen at all times, for servers and for looking at it. */
export const maintenancePath = "/maintenance";

/** True where the maintenance screen takes a page's place: on all of them but the legal ones that it links to. */
export function isClosed(path: string, isEnabled: boolean, openPaths: readonly string[]): boolean {
  return path === maintenancePath || (isEnabled && !openPaths.includes(path));
}

/** The same, asked with what a query has found. */
export const isClosedBy = ({ siteSettings, maintenancePage }: MaintenanceState, path: string) =>
  isClosed(path, siteSettings?.maintenance.enabled ?? false, maintenancePage?.links.map(({ url }) => url) ?? []);

/** The page as it is to be built: itself, or the maintenance screen in its place while the flag in `site.yaml` is set. */
export function underMaintenance<Page extends PageParts>(
  page: Page,
  getNodesByType: NodePluginArgs["getNodesByType"],
): Page {
  const site = getNodesByType("SiteSettings")[0] as SiteNode | undefined;
  const maintenance = getNodesByType("MaintenancePage")[0] as MaintenanceNode | undefined;
  const openPaths = maintenance?.links.map(({ url }) => url) ?? [];
  if (!isClosed(page.path, site?.maintenance?.enabled ?? false, openPaths)) return page;
  return { ...page, component: resolve("src/pages/maintenance.tsx"), context: { ...page.context, isFrameless: true } };
}
