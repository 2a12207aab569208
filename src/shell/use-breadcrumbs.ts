import { type Breadcrumb, breadcrumbsTo } from "../content/breadcrumbs";
import { useShellContent } from "./use-shell-content";

/** The way to a page, in the words of the header. */
export function useBreadcrumbs(path: string, name: string): Breadcrumb[] {
  return breadcrumbsTo(path, name, useShellContent().navigation.header.entries);
}
