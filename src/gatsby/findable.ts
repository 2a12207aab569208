import { isClosed } from "./maintenance";

/** Where the screen of the whole site under maintenance is switched on, as GraphQL serves it. */
export interface MaintenanceState {
  readonly siteSettings: { readonly maintenance: { readonly enabled: boolean } } | null;
  readonly maintenancePage: { readonly links: readonly { readonly url: string }[] } | null;
}

/** Pages for addresses that lead nowhere: the site's own and the one of `npm run develop`. */
const notFoundPages = /^\/(404|404\.html|dev-404-page)$/;

/**
 * True for pages that search engines may list: all but the not-found page, the maintenance screen and the pages whose
 * place it takes. The others say noindex, so no list of pages may name them.
 */
export function isFindable(path: string, { siteSettings, maintenancePage }: MaintenanceState): boolean {
  const openPaths = maintenancePage?.links.map(({ url }) => url) ?? [];
  return !notFoundPages.test(path) && !isClosed(path, siteSettings?.maintenance.enabled ?? false, openPaths);
}
