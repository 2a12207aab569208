/** What a sharing picture shows of its page: the words as the page shows them, and its diorama. */
export interface SharePage {
  /** Path without a slash at the end: `/services/devops`. */
  readonly path: string;
  /** The kind of the page's file, see `src/content/kinds.ts`. */
  readonly kind: string;
  /** The headline. */
  readonly title: string;
  /** The short line above the headline; undefined where the page has none. */
  readonly superHeading?: string;
  readonly diorama: Diorama;
}

/** A picture of `content/images`. */
export interface Diorama {
  /** Its full path on this machine. */
  readonly file: string;
  /** Changes with its content. */
  readonly digest: string;
  /** What it shows. */
  readonly alt: string;
}

/** What all sharing pictures have in common. */
export interface Brand {
  /** The company's name. */
  readonly company: string;
  /** The site's address as people write it: `www.noonward.example`. */
  readonly host: string;
}

/** A sharing picture as a page's head names it. */
export interface SharePicture {
  /** Its full address. */
  readonly url: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
