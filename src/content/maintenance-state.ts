import { loadContent } from "./load";

/** Whether the site is closed, and which pages stay open then. */
export interface MaintenanceState {
  isEnabled: boolean;
  openPaths: readonly string[];
}

/**
 * Reads from `content/` whether the site is under maintenance. The pages themselves are made by the build: after a
 * change of the flag, build again.
 */
export function maintenanceState(contentRoot: string): MaintenanceState {
  const files = loadContent(contentRoot);
  const dataOf = (name: string) => files.find(({ file }) => file === name)?.data;
  const site = dataOf("site.yaml") as { maintenance?: { enabled?: boolean } } | undefined;
  const page = dataOf("pages/maintenance.yaml") as { links?: { url: string }[] } | undefined;
  return { isEnabled: site?.maintenance?.enabled === true, openPaths: page?.links?.map(({ url }) => url) ?? [] };
}
