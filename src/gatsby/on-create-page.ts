import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";

interface SiteNode {
  maintenance?: { enabled?: boolean };
}

interface MaintenanceNode {
  links: { url: string }[];
}

/** The page that is the maintenance screen at all times, for servers and for looking at it. */
const ownPath = "/maintenance";

/** True where the maintenance screen takes a page's place: on all of them but the legal ones that it links to. */
export function isClosed(path: string, isEnabled: boolean, openPaths: readonly string[]): boolean {
  return path.startsWith(ownPath) || (isEnabled && !openPaths.includes(path));
}

/** Puts the maintenance screen in the place of pages while the flag in `site.yaml` is set. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNodesByType }) => {
  if (page.context?.isFrameless) return;
  const site = getNodesByType("SiteSettings")[0] as SiteNode | undefined;
  const maintenance = getNodesByType("MaintenancePage")[0] as MaintenanceNode | undefined;
  const openPaths = maintenance?.links.map(({ url }) => url) ?? [];
  if (!isClosed(page.path, site?.maintenance?.enabled ?? false, openPaths)) return;
  actions.deletePage(page);
  actions.createPage({
    ...page,
    component: resolve("src/pages/maintenance.tsx"),
    context: { ...page.context, isFrameless: true },
  });
};
