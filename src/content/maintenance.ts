export interface MaintenanceState {
  readonly isEnabled: boolean;
  readonly openPaths: readonly string[];
}

interface Deciding {
  readonly SiteSettings: { readonly data: { readonly maintenance: { readonly enabled: boolean } } };
  readonly MaintenancePage?: { readonly data: { readonly links: readonly { readonly url: string }[] } } | undefined;
}

/** The path at which the maintenance screen can be looked at, at all times. */
export const maintenancePath = "/maintenance";

/** Pages are made by the build: after a change of the flag, build again. */
export const maintenanceOf = (sites: readonly [Deciding, ...Deciding[]]): MaintenanceState => ({
  isEnabled: sites[0].SiteSettings.data.maintenance.enabled,
  openPaths: sites
    .flatMap(({ MaintenancePage }) => MaintenancePage?.data.links ?? [])
    .map(({ url }) => url.replace(/[?#].*$/, "")),
});

export const isClosed = (path: string, { isEnabled, openPaths }: MaintenanceState): boolean =>
  isEnabled && !openPaths.includes(path);

export const showsMaintenance = (path: string, state: MaintenanceState): boolean =>
  path.replace(/^\/[a-z]{2}(?=\/)/, "") === maintenancePath || isClosed(path, state);
