import { chosenFile } from "./chosen-picture";

/** Addresses of the files that a phone fetches before anything on a page is touched. */
export interface FirstLoad {
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  readonly pictures: readonly string[];
  readonly others: readonly string[];
}

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** Tags that can name a file, as React writes them, without what is inside scripts and styles. */
const tagsOf = (html: string): readonly Tag[] =>
  [
    ...html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, "$1").matchAll(/<(link|script|source|img)\b([^>]*)>/g),
  ].map(([, name = "", text = ""]) => ({
    name,
    attributes: Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value]) => [key.toLowerCase(), value]),
    ),
  }));

/** One that waits for the visitor's hour (`src/components/picture.tsx`) does so for no longer than the page is read. */
const isEager = ({ attributes: { loading, fetchpriority, src = "" } }: Tag) =>
  (loading !== "lazy" || fetchpriority === "high") && !src.startsWith("data:");

/** The first source's file, since every browser that we support reads AVIF; of several times of the day, the one of noon. */
function pictureFile(sources: readonly Tag[], image: Tag): string {
  const {
    srcset,
    src = "",
    sizes = "100vw",
  } = (sources.find(({ attributes }) => !attributes.media) ?? image).attributes;
  return srcset ? chosenFile(srcset, sizes) : src;
}

/** Finds the files of a page's first load in its HTML, without the browser's own furniture, such as the icon in its tab. */
export function firstLoad(html: string): FirstLoad {
  const files = {
    scripts: new Set<string>(),
    fonts: new Set<string>(),
    pictures: new Set<string>(),
    others: new Set<string>(),
  };
  let sources: Tag[] = [];
  for (const tag of tagsOf(html)) {
    const { rel = "", href = "", src, as } = tag.attributes;
    if (tag.name === "source") sources.push(tag);
    if (tag.name === "script" && src) files.scripts.add(src);
    if (tag.name === "link" && /^(stylesheet|preload|modulepreload)$/.test(rel)) {
      files[as === "font" ? "fonts" : "others"].add(href);
    }
    if (tag.name !== "img") continue;
    if (isEager(tag)) files.pictures.add(pictureFile(sources, tag));
    sources = [];
  }
  return {
    scripts: [...files.scripts],
    fonts: [...files.fonts],
    pictures: [...files.pictures],
    others: [...files.others],
  };
}
