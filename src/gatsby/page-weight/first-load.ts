/** The screen whose pictures are weighed: a phone's, in CSS pixels, and how many of its own make one of them. */
const screen = { width: 412, density: 1.75 };

/** Widths on screens that are wider than that, and its own at the end. */
const widths = /^(?:\(min-width: (?:[5-9]\d\dpx|\d{4}px|[3-9]\dem)\) [^,]+, )*([\d.]+)(px|vw)$/;

export function chosenFile(srcset: string, sizes: string): string {
  const [, number = 100, unit = "vw"] = widths.exec(sizes) ?? [];
  const shown = unit === "px" ? Number(number) : (Number(number) * screen.width) / 100;
  const files = srcset
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
    .map(([file = "", wide = ""]) => ({ file, wide: Number.parseInt(wide, 10) }))
    .sort((a, b) => a.wide - b.wide);
  return (files.find(({ wide }) => wide >= shown * screen.density) ?? files.at(-1))?.file ?? "";
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

/** A picture that waits for the visitor's hour (`src/components/picture.tsx`) waits no longer than until the page is read. */
const isEager = ({ loading, fetchpriority, src = "" }: Attributes) =>
  (loading !== "lazy" || fetchpriority === "high") && !src.startsWith("data:");

/** The first source's file, since every browser that we support reads AVIF; of several times of the day, the one of noon. */
function pictureFile(sources: readonly Attributes[], image: Attributes): string {
  const { srcset, src = "", sizes = "100vw" } = sources.find(({ media }) => !media) ?? image;
  return srcset ? chosenFile(srcset, sizes) : src;
}

/** Addresses of the files that a phone fetches before anything on a page is touched, without the icon in its tab. */
export function firstLoad(html: string) {
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
