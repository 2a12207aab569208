import { graphql, useStaticQuery } from "gatsby";

/** True where the maintenance screen replaces a page: on all of them but the legal ones it links to. */
export function isClosed(path: string, enabled: boolean, openPaths: readonly string[]): boolean {
  return enabled && !openPaths.includes(path);
}

/** Whether the page on screen is closed for maintenance. */
export function useMaintenance(path: string): boolean {
  const { siteSettings, maintenancePage } = useStaticQuery<Queries.MaintenanceFlagQuery>(graphql`
    query MaintenanceFlag {
      siteSettings {
        maintenance {
          enabled
        }
      }
      maintenancePage {
        links {
          url
        }
      }
    }
  `);
  const openPaths = maintenancePage?.links.map(({ url }) => url) ?? [];
  return isClosed(path, siteSettings?.maintenance.enabled ?? false, openPaths);
}
