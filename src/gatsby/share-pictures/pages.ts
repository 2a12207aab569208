import { dirname, resolve } from "node:path";
import { traitsOfPage } from "../../content/kinds";
import { allEntries, type Site } from "../../content/read-site";
import type { Wizard } from "../../content/schemas/enquiry";
import type { LogoWithName } from "../../content/schemas/logo";
import type { Tint } from "../../content/schemas/pages";

interface Opening {
  readonly title: string;
  readonly superHeading?: string;
  readonly image?: { readonly alt: string; readonly src: string };
  /** The picture's other hours of the day: with either of them the page draws the sun. */
  readonly morning?: string;
  readonly evening?: string;
}

/** What a page opens with; a wizard, with its promise over the picture of its first step. */
function openingOf(data: Opening | { hero: Opening } | Wizard): Opening {
  if ("hero" in data) return data.hero;
  return "aside" in data ? { title: data.aside.title, superHeading: data.name, image: data.steps[0]?.image } : data;
}

export interface SharePage extends Pick<Opening, "title" | "superHeading"> {
  readonly path: string;
  readonly tint: Tint;
  readonly logo: LogoWithName;
  readonly host: string;
  readonly diorama: { readonly file: string; readonly alt: string };
  readonly hasSun: boolean;
}

/** The sharing picture of each page. A page without a picture shows the one below `head` in `site-words.yaml`. */
export function sharePages(site: Site): SharePage[] {
  const settings = site.SiteSettings.data;
  const { small, ...logo } = settings.logo;
  const { host } = new URL(settings.url);
  return allEntries(site).flatMap(({ kind, entry: { data, path, absolutePath } }) => {
    const traits = traitsOfPage(kind, data);
    if (!traits || !path) return [];
    const { title, superHeading, image, morning, evening } = openingOf(data as Parameters<typeof openingOf>[0]);
    const from = image ? absolutePath : site.SiteWords.absolutePath;
    const { alt, src } = image ?? site.SiteWords.data.head.image;
    const diorama = { alt, file: resolve(dirname(from), src) };
    const hasSun = Boolean(image && (morning || evening));
    return [{ path, tint: traits.tint, title, superHeading, diorama, hasSun, logo, host }];
  });
}

export function pictureAlt({ title, diorama }: { title: string; diorama: { alt: string } }): string {
  if (diorama.alt === "") return title;
  const headline = title.replace(/\.$/, "");
  // Articles only: any other first word may be a name.
  const shown = diorama.alt.replace(/^(An?|The) /, (article) => article.toLowerCase());
  return `${headline}${/[?!:]$/.test(headline) ? "" : ":"} ${shown}`;
}
