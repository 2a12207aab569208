export interface Breadcrumb {
  title: string;
  /** Left out for the page itself. */
  path?: string;
}

interface NamedLink {
  readonly title: string;
  readonly link?: string | null;
  readonly items?: readonly NamedLink[] | null;
}

/**
 * The way to a page: home, the overview of its family as the header calls it, the page itself in the header's words too.
 * @param path path of the page: `/services/devops`
 * @param name what the page is called where no entry leads to it
 * @param entries the entries of the header, which name home and the overviews
 * @param homePath path of the home page: `/`, or `/de`
 */
export function breadcrumbsTo(
  path: string,
  name: string,
  entries: readonly NamedLink[],
  homePath: string,
): Breadcrumb[] {
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
