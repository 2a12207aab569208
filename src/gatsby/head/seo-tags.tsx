import type { Graph } from "schema-dts";
import type { HeadData } from "../hooks/on-create-webpack-config";
import type { SharePicture } from "../share-pictures/share-pictures";
import type { Alternate } from "./listed-pages";

const pictureTags = ({ url, mediaType, width, height, alt }: SharePicture) => [
  <meta key="og:image" property="og:image" content={url} />,
  <meta key="og:image:type" property="og:image:type" content={mediaType} />,
  <meta key="og:image:width" property="og:image:width" content={String(width)} />,
  <meta key="og:image:height" property="og:image:height" content={String(height)} />,
  <meta key="og:image:alt" property="og:image:alt" content={alt} />,
  <meta key="twitter:image" name="twitter:image" content={url} />,
  <meta key="twitter:image:alt" name="twitter:image:alt" content={alt} />,
];

const alternateTags = (alternates: readonly Alternate[], path: string) => [
  ...alternates.map(({ hreflang, href }) => <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />),
  ...alternates
    .filter(({ hreflang, href }) => hreflang !== "x-default" && new URL(href).pathname !== path)
    .map(({ locale }) => <meta key={locale} property="og:locale:alternate" content={locale} />),
];

/** JSON-LD of which nothing, not even `</script>` in a text, is read as HTML. */
const printJsonLd = (graph: Graph): string => JSON.stringify(graph).replace(/</g, "\\u003c");

export function seoTags(data: Pick<HeadData, "pictures" | "alternates" | "graphs">, path: string) {
  const graph = data.graphs[path];
  const picture = data.pictures[path];
  return [
    ...alternateTags(data.alternates[path] ?? [], path),
    ...(picture ? pictureTags(picture) : []),
    graph && (
      <script
        key="structured-data"
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no HTML can begin
        dangerouslySetInnerHTML={{ __html: printJsonLd(graph) }}
      />
    ),
  ];
}
