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

/** The page that is the maintenance screen at all times, for servers and for looking at it. */
const ownPath = "/maintenance";

/** True where the maintenance screen takes a page's place: on all of them but the legal ones that it links to. */
export function isClosed(path: string, isEnabled: boolean, openPaths: readonly string[]): boolean {
  return path === ownPath || (isEnabled && !openPaths.includes(path));
}

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
