import type { Sites } from "./read-site";

/** The path at which the maintenance screen can be looked at, at all times. */
const maintenancePath = "/maintenance";

/** Pages are made by the build: after a change of the flag, build again. */
export const maintenanceOf = (sites: Sites) => ({
  isEnabled: sites[0].SiteSettings.data.maintenance.enabled,
  openPaths: sites
    .flatMap(({ MaintenancePage }) => MaintenancePage?.data.links ?? [])
    .map(({ url }) => url.replace(/[?#].*$/, "")),
});

type MaintenanceState = ReturnType<typeof maintenanceOf>;

export const isClosed = (path: string, { isEnabled, openPaths }: MaintenanceState): boolean =>
  isEnabled && !openPaths.includes(path);

export const showsMaintenance = (path: string, state: MaintenanceState): boolean =>
  path.replace(/^\/[a-z]{2}(?=\/)/, "") === maintenancePath || isClosed(path, state);
