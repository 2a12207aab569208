import type { HeadParts } from "./head-parts";
import { pictureTags } from "./picture-tags";
import { printJsonLd } from "./structured-data/print-json-ld";

/**
 * The tags in a page's head that only crawlers and feed readers use.
 * @param path path of the page; pages that are not to be found have no structured data
 */
export function crawlerTags({ feed, pictures, structuredData }: HeadParts, path: string) {
  const graph = structuredData[path];
  const picture = pictures[path];
  return [
    ...(picture ? pictureTags(picture) : []),
    feed && <link key="feed" {...feed} />,
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
