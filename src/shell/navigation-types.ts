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

/** The pictures of the pages that the header's panels lead to, side by side in one file. */
export interface LinkPicturesData {
  /** Address of that file; none where no linked page has a picture. */
  readonly file: string | null;
  /** The pages, in the order of their pictures. */
  readonly paths: readonly string[];
}
