import { cloneElement, type ReactElement, useEffect, useSyncExternalStore } from "react";
import { showsPage, subscribe, writtenEntry } from "./follow-editor";

/** What the query of each template brings. */
interface PageData {
  readonly entry?: { readonly data: { readonly path: string } } | null;
}

/** A page, drawn from its entry as somebody writes it beside the page. */
export function EditedPage({ page }: { page: ReactElement<{ data?: PageData }> }) {
  const { data } = page.props;
  const built = data?.entry;
  const path = built?.data.path;
  const written = useSyncExternalStore(subscribe, () => writtenEntry(path));
  // biome-ignore lint/correctness/useExhaustiveDependencies: Gatsby has made the page anew, and with it what it shows of others
  useEffect(() => showsPage(path), [path, built]);
  return written ? cloneElement(page, { data: { ...data, entry: { ...built, data: written } } }) : page;
}
