import { type Crumb, crumbsTo } from "../content/crumbs";
import { useShellContent } from "./use-shell-content";

/** The way to a page, in the words of the header. */
export function useOverviewCrumbs(path: string, name: string): Crumb[] {
  return crumbsTo(path, name, useShellContent().navigation?.header.entries ?? []);
}
