/** State of the site, in all languages, and the pages that stay open where it is closed. */
export interface MaintenanceState {
  readonly isEnabled: boolean;
  readonly openPaths: readonly string[];
}

/** The parts of a language's content that decide: the flag, and the links of its maintenance page to what stays open. */
interface Deciding {
  readonly SiteSettings: { readonly data: { readonly maintenance: { readonly enabled: boolean } } };
  readonly MaintenancePage?: { readonly data: { readonly links: readonly { readonly url: string }[] } } | undefined;
}

/** The page that is the maintenance screen at all times, for servers and for looking at it. */
export const maintenancePath = "/maintenance";

/**
 * The state of the site, from the files that decide it: `site.yaml`, and the maintenance page of each language that has
 * one. The pages themselves are made by the build: after a change of the flag, build again.
 */
export const maintenanceOf = (sites: readonly [Deciding, ...Deciding[]]): MaintenanceState => ({
  isEnabled: sites[0].SiteSettings.data.maintenance.enabled,
  openPaths: sites
    .flatMap(({ MaintenancePage }) => MaintenancePage?.data.links ?? [])
    .map(({ url }) => url.replace(/[?#].*$/, "")),
});

/** True for pages that visitors do not get while the site is closed: all of them but the legal ones it links to. */
export const isClosed = (path: string, { isEnabled, openPaths }: MaintenanceState): boolean =>
  isEnabled && !openPaths.includes(path);

export const showsMaintenance = (path: string, state: MaintenanceState): boolean =>
  path.replace(/^\/[a-z]{2}(?=\/)/, "") === maintenancePath || isClosed(path, state);
