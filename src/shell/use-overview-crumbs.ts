import type { Crumb } from "../components/breadcrumbs";
import { useShellContent } from "./use-shell-content";

/** The way to a page: home, the overview of its family as the header calls it, the page itself. */
export function useOverviewCrumbs(path: string, name: string): Crumb[] {
  const { navigation } = useShellContent();
  const overviewPath = path.replace(/\/[^/]+$/, "");
  const entries = navigation?.header.entries ?? [];
  const home = entries.find(({ link }) => link === "/");
  const overview = entries.find(({ link }) => overviewPath !== "" && link === overviewPath);
  return [
    { title: home?.title ?? "Home", path: "/" },
    ...(overview ? [{ title: overview.title, path: overviewPath }] : []),
    { title: name },
  ];
}
