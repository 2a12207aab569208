interface NamedLink {
  readonly title: string;
  readonly link?: string | null;
  readonly items?: readonly NamedLink[] | null;
}

/** Home, the overview of the page's family, and the page, in the words of the header where it has them. */
export function breadcrumbsTo(path: string, name: string, entries: readonly NamedLink[], homePath: string) {
  const overviewPath = path.replace(/\/[^/]+$/, "");
  const titleOf = (entryPath: string) => entries.find(({ link }) => link === entryPath)?.title;
  const overview = entries
    .flatMap((entry) => [entry, ...(entry.items ?? [])])
    .find(({ link }) => overviewPath !== "" && overviewPath !== homePath && link === overviewPath);
  return [
    { title: titleOf(homePath) ?? "Home", path: homePath },
    ...(overview ? [{ title: overview.title, path: overviewPath }] : []),
    { title: titleOf(path) ?? name },
  ];
}
