import { chosenFile } from "./chosen-picture";

/** The attributes of a tag, with small names. */
function attributesOf(text: string): Readonly<Record<string, string | undefined>> {
  const attributes = [...text.matchAll(/([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)];
  return Object.fromEntries(
    attributes.map(([, name = "", ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? "",
    ]),
  );
}

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** The tags that can name a file, in their order, without what stands inside scripts and styles. */
function tagsOf(html: string): readonly Tag[] {
  const outside = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, "$1");
  return [...outside.matchAll(/<(link|script|picture|source|img|\/picture)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)].map(
    ([, name = "", attributes = ""]) => ({ name: name.toLowerCase(), attributes: attributesOf(attributes) }),
  );
}

/** The file that a link or a script has fetched at once; undefined where it has none. */
function requested({ name, attributes: { rel = "", href, src } }: Tag): string | undefined {
  if (name === "script") return src;
  return /^(stylesheet|preload|modulepreload)$/.test(rel) ? href : undefined;
}

/** One that waits for the visitor's hour (`src/components/picture.tsx`) does so for no longer than the page is read. */
const isEager = ({ attributes: { loading, fetchpriority, src = "" } }: Tag) =>
  (loading !== "lazy" || fetchpriority === "high") && !src.startsWith("data:");

/**
 * The file that a phone takes of a picture: of its first source, since every browser that we support reads AVIF, and of
 * several for times of the day the one of noon.
 */
function pictureFile(sources: readonly Tag[], image: Tag): string | undefined {
  const { srcset, sizes = "100vw" } = (sources.find(({ attributes }) => !attributes.media) ?? image).attributes;
  return srcset ? chosenFile(srcset, sizes) : image.attributes.src;
}

/**
 * The files that a phone fetches for a page before anything on it is touched, as far as its HTML says: styles, scripts
 * and fonts, and the pictures that do not wait to come near the screen. Without what comes with the browser's own
 * furniture, such as the icon in its tab.
 * @returns undefined where the HTML names a picture of which that cannot be told
 */
export function firstLoad(html: string): readonly string[] | undefined {
  const files = new Set<string>();
  let sources: Tag[] = [];
  for (const tag of tagsOf(html)) {
    if (tag.name === "picture" || tag.name === "/picture") sources = [];
    else if (tag.name === "source") sources.push(tag);
    else if (tag.name === "img") {
      if (!isEager(tag)) continue;
      const file = pictureFile(sources, tag);
      if (file === undefined) return undefined;
      files.add(file);
    } else {
      const file = requested(tag);
      if (file !== undefined) files.add(file);
    }
  }
  return [...files];
}
