import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture of `content/` as the build has encoded it and `src/components/picture.tsx` queries it. */
export interface PictureImage {
  readonly alt: string;
  /** Place in the picture, `62% 40%` from its left and top: it is cut to four by three around it. `null`: shown whole. */
  readonly focus: string | null;
  readonly src: PictureFile & {
    /** The same in the evening, which the dark scheme shows. */
    readonly evening: EveningFile | null;
  };
}

/** A picture that stands on a line with others. */
export interface StandingPictureImage extends PictureImage {
  readonly src: PictureImage["src"] & {
    /** Share of its height that is empty below what it shows; `null` for a drawing. */
    readonly foot: number | null;
  };
}

/** A picture that may stand before the sun's path. */
export interface SunlitPictureImage extends PictureImage {
  readonly src: PictureImage["src"] & {
    /** As `src/content/pictures/sun-path.ts` reads it; `null` where the picture was made for none. */
    readonly sunPath: readonly number[] | null;
  };
}

/** An evening in one format and width, or, as it is the first screen's, in those of the day. */
export interface EveningFile {
  readonly childImageSharp:
    | { readonly resize: { readonly src: string | null } | null }
    | PictureFile["childImageSharp"];
}

/** One file in its formats and widths; `null` where it is a drawing, which is not encoded. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}
