import { getSrc, type IGatsbyImageData } from "gatsby-plugin-image";
import type { EncodedPicture } from "../content/entry";

export interface PictureHours {
  readonly src: IGatsbyImageData | undefined;
  /** The hour from which it is shown, and for how many. */
  readonly from: number;
  readonly hours: number;
  readonly media: string;
}

export interface PictureProps {
  image: EncodedPicture;
  sizes: string;
  /** For the largest thing on the first screen: fetched at once and before all others. */
  priority?: boolean;
  byHour?: readonly PictureHours[];
  className?: string;
}

// React 18 knows no fetchPriority and passes the attribute through only in small letters.
const eager = { loading: "eager", fetchpriority: "high" } as const;
const lazy = { loading: "lazy" } as const;
// The script in the head makes one of several eager, by hour and colours (`src/loader/head-script.ts`).
const undecided = { loading: "lazy", fetchpriority: "high" } as const;

/** Width by height to which a picture with a focus is cut. */
const cutRatio = 4 / 3;

/** Margin below a picture, with which what it shows stands just above the foot of its card. */
export function standingMargin({ focus, src, foot: below = 0 }: EncodedPicture): string {
  // A picture with a focus is cut, and fills its frame.
  const foot = focus ? 0 : (below * src.height) / src.width - 0.02;
  return `${Math.round(-foot * 1000) / 10}%`;
}

/** A plain `picture`, as GatsbyImage waits for a script. The few browsers without AVIF get one WebP, by day. */
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
