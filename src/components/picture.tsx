import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** A picture of `content/` as the fragments below deliver it. */
export interface PictureImage {
  readonly alt: string;
  readonly src: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null };
}

interface PictureProps {
  image: PictureImage;
  /** How wide the picture is shown, as in the `sizes` attribute: `(min-width: 900px) 560px, 100vw`. */
  sizes: string;
  /** For the one picture that is the largest thing on the first screen: fetched at once and before all others. */
  priority?: boolean;
  className?: string;
}

// React 18 knows no fetchPriority and passes the attribute through only in small letters.
const eager = { loading: "eager", fetchpriority: "high" } as const;
const lazy = { loading: "lazy" } as const;

/**
 * A picture in the formats and widths that gatsby-plugin-image made at build. It is drawn as a plain `picture` element
 * and not by GatsbyImage, which waits for a script before it shows anything, fades in, and repeats each picture in a
 * `noscript`: here the largest picture shows at once, and every picture shows without scripts.
 */
export function Picture({ image, sizes, priority = false, className }: PictureProps) {
  const data = image.src.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { sources = [], fallback } = data.images;
  const last = fallback ?? sources.at(-1);
  const better = fallback ? sources : sources.slice(0, -1);
  return (
    <picture>
      {better.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...(priority ? eager : lazy)}
        decoding="async"
        sizes={sizes}
        srcSet={last?.srcSet}
        src={fallback?.src ?? last?.srcSet?.split(" ")[0]}
        alt={image.alt}
        width={Math.round(data.width)}
        height={Math.round(data.height)}
        className={className}
        sx={{ height: "auto" }}
      />
    </picture>
  );
}

/**
 * Formats, quality and widths are the defaults of gatsby-plugin-sharp in `gatsby-config.ts`, the same everywhere, so that
 * no width of a source is encoded twice. Only the picture of the first screen is shown larger than the others. A source
 * that is smaller than a width is never blown up.
 */
export const pictureFragments = graphql`
  fragment Picture on ContentImage {
    alt
    src {
      childImageSharp {
        gatsbyImageData(width: 1080)
      }
    }
  }
  fragment HeroPicture on ContentImage {
    alt
    src {
      childImageSharp {
        gatsbyImageData(width: 1600, breakpoints: [640, 1080, 1600])
      }
    }
  }
`;
