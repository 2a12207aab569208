import { chosenFile } from "./chosen-picture";

/** Addresses of the files that a phone fetches before anything on a page is touched. */
interface FirstLoad {
  readonly pictures: readonly string[];
  readonly others: readonly string[];
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Tags that can name a file, as React writes them, without what is inside scripts and styles. */
const tagsIn = (html: string) =>
  [
    ...html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, "$1").matchAll(/<(link|script|source|img)\b([^>]*)>/g),
  ].map(([, name, text = ""]) => {
    const attributes = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value]) => [
      key.toLowerCase(),
      value,
    ]);
    return { name, attributes: Object.fromEntries(attributes) as Attributes };
  });

/** One that waits for the visitor's hour (`src/components/picture.tsx`) does so for no longer than the page is read. */
const isEager = ({ loading, fetchpriority, src = "" }: Attributes) =>
  (loading !== "lazy" || fetchpriority === "high") && !src.startsWith("data:");

/** The first source's file, since every browser that we support reads AVIF; of several times of the day, the one of noon. */
function pictureFile(sources: readonly Attributes[], image: Attributes): string {
  const { srcset, src = "", sizes = "100vw" } = sources.find(({ media }) => !media) ?? image;
  return srcset ? chosenFile(srcset, sizes) : src;
}

/** Finds the files of a page's first load in its HTML, without the browser's own furniture, such as the icon in its tab. */
export function firstLoad(html: string): FirstLoad {
  const [pictures, others] = [new Set<string>(), new Set<string>()];
  let sources: Attributes[] = [];
  for (const { name, attributes } of tagsIn(html)) {
    const { rel = "", href, src } = attributes;
    if (name === "source") sources.push(attributes);
    if (name === "script" && src) others.add(src);
    if (name === "link" && href && /^(stylesheet|preload|modulepreload)$/.test(rel)) others.add(href);
    if (name !== "img") continue;
    if (isEager(attributes)) pictures.add(pictureFile(sources, attributes));
    sources = [];
  }
  return { pictures: [...pictures], others: [...others] };
}
