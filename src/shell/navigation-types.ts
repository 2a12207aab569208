/** One link of the navigation as the shell's query delivers it. */
export interface NavigationLinkData {
  readonly title: string;
  readonly link: string;
  readonly description: string | null;
}

/** One entry of the header: a plain link, or a group of links with an overview page. */
export interface HeaderEntryData {
  readonly title: string;
  readonly link: string | null;
  readonly overview: string | null;
  readonly items: readonly NavigationLinkData[] | null;
}
