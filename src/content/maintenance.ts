/** State of the site, in all languages, and the pages that stay open where it is closed. */
export interface MaintenanceState {
  readonly isEnabled: boolean;
  readonly openPaths: readonly string[];
}

/** The part of a maintenance page that decides: links to what stays open. */
interface MaintenancePage {
  readonly data: { readonly links: readonly { readonly url: string }[] };
}

/** The page that is the maintenance screen at all times, for servers and for looking at it. */
export const maintenancePath = "/maintenance";

/**
 * The state of the site, from the files that decide it: `site.yaml`, and the maintenance page of each language that has
 * one. The pages themselves are made by the build: after a change of the flag, build again.
 */
export const maintenanceState = (
  settings: { readonly maintenance: { readonly enabled: boolean } },
  pages: readonly (MaintenancePage | undefined)[],
): MaintenanceState => ({
  isEnabled: settings.maintenance.enabled,
  openPaths: pages.flatMap((page) => page?.data.links ?? []).map(({ url }) => url.replace(/[?#].*$/, "")),
});

/** True for pages that visitors do not get while the site is closed: all of them but the legal ones it links to. */
export const isClosed = (path: string, { isEnabled, openPaths }: MaintenanceState): boolean =>
  isEnabled && !openPaths.includes(path);

/** True where the maintenance screen is what stands at a path. */
export const showsMaintenance = (path: string, state: MaintenanceState): boolean =>
  path.replace(/^\/[a-z]{2}(?=\/)/, "") === maintenancePath || isClosed(path, state);
