import { useHome } from "../components/messages";
import { type Breadcrumb, breadcrumbsTo } from "../content/links/breadcrumbs";
import { useSiteInLanguage } from "./use-site";

/** The way to a page, in the words of the header. */
export function useBreadcrumbs(path: string, name: string): Breadcrumb[] {
  return breadcrumbsTo(path, name, useSiteInLanguage().navigation.header.entries, useHome());
}
