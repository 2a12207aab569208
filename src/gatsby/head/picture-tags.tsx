import type { SharePicture } from "./share-pictures/share-page";

/** The tags that name a page's sharing picture: Open Graph's, which most read, and Twitter's own. */
export const pictureTags = ({ url, mediaType, width, height, alt }: SharePicture) => [
  <meta key="og:image" property="og:image" content={url} />,
  <meta key="og:image:type" property="og:image:type" content={mediaType} />,
  <meta key="og:image:width" property="og:image:width" content={String(width)} />,
  <meta key="og:image:height" property="og:image:height" content={String(height)} />,
  <meta key="og:image:alt" property="og:image:alt" content={alt} />,
  <meta key="twitter:image" name="twitter:image" content={url} />,
  <meta key="twitter:image:alt" name="twitter:image:alt" content={alt} />,
];
