import { getSrc, type IGatsbyImageData } from "gatsby-plugin-image";
import type { EncodedPicture } from "../content/entry";

/** The same picture at another time of the day; the rest of it is told by the picture itself. */
export interface PictureHours {
  readonly src: IGatsbyImageData | undefined;
  /** The hour from which it is shown, and for how many. */
  readonly from: number;
  readonly hours: number;
  /** Media query for browsers without scripts: it shows this one where that holds. */
  readonly media: string;
}

interface PictureProps {
  image: EncodedPicture;
  sizes: string;
  /** For the one picture that is the largest thing on the first screen: fetched at once and before all others. */
  priority?: boolean;
  /** Other pictures for some of the visitor's hours, of which one is fetched; all of them show the same. */
  byHour?: readonly PictureHours[];
  className?: string;
}

// React 18 knows no fetchPriority and passes the attribute through only in small letters.
const eager = { loading: "eager", fetchpriority: "high" } as const;
const lazy = { loading: "lazy" } as const;
// No browser may begin with one of several before the script in the head has decided, which makes it eager: by the
// hour and by the chosen colours (`src/loader/head-script.ts`).
const undecided = { loading: "lazy", fetchpriority: "high" } as const;

/** Shape of the site's own pictures, width by height, to which a picture with a focus is cut. */
const cutRatio = 4 / 3;

/**
 * A picture in the formats and widths that gatsby-plugin-image made at build. It is drawn as a plain `picture` element
 * and not by GatsbyImage, which waits for a script before it shows anything, fades in, and repeats each picture in a
 * `noscript`: here the largest picture shows at once, and every picture shows without scripts. The few browsers that do
 * not know AVIF get the whole picture as WebP, by day: they are not worth another list of widths in each document.
 */
export function Picture({ image, sizes, priority = false, byHour = [], className }: PictureProps) {
  const { src: data, evening } = image;
  const { sources = [] } = data.images;
  const timed = byHour.flatMap(({ src, ...time }) => {
    const best = src?.images.sources?.[0];
    return best ? [{ ...best, ...time }] : [];
  });
  const waiting = timed.length > 0 || evening ? undecided : eager;
  const src = getSrc(data);
  return (
    // Another picture is drawn anew: the last one would stand here until it has come.
    <picture key={src}>
      {evening && (
        <source
          type="image/avif"
          srcSet={evening}
          sizes={evening.includes(" ") ? sizes : undefined}
          media="screen and (prefers-color-scheme:dark)"
          data-evening=""
        />
      )}
      {timed.map(({ srcSet, type, media, from, hours }) => (
        <source
          key={from}
          type={type}
          srcSet={srcSet}
          sizes={sizes}
          media={media}
          data-from={from}
          data-hours={hours}
        />
      ))}
      {sources.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...(priority ? waiting : lazy)}
        decoding="async"
        src={src}
        alt={image.alt}
        width={Math.round(data.width)}
        height={Math.round(image.focus ? data.width / cutRatio : data.height)}
        className={className}
        sx={{
          height: "auto",
          ...(image.focus && { aspectRatio: cutRatio, objectFit: "cover", objectPosition: image.focus }),
        }}
      />
    </picture>
  );
}
