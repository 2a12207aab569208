import { dirname, resolve } from "node:path";
import { wizardPagePath } from "../../content/enquiry/enquiry-page";
import { traitsOfPage } from "../../content/kinds";
import { allEntries, type Site } from "../../content/read-site";
import type { SharePage } from "./draw";

/** Fields of every file that makes a page, at its top or in its opening with the film. */
interface Opening {
  readonly title: string;
  readonly superHeading?: string;
  readonly image?: { readonly alt: string; readonly src: string };
  /** The picture's other hours of the day: with either of them the page draws the sun. */
  readonly morning?: string;
  readonly evening?: string;
}

/** The opening of the page that a file makes. */
function openingOf(data: object): Opening {
  const whole = data as Opening | { hero: Opening };
  return "hero" in whole ? whole.hero : whole;
}

/** The sharing picture of each page. A page without a picture shows the one below `head` in `site-words.yaml`. */
export function sharePages(site: Site): SharePage[] {
  const settings = site.SiteSettings.data;
  const { data: words, absolutePath } = site.SiteWords;
  // The address that people are to remember, also in a preview at another one.
  const { small, ...logo } = settings.logo;
  const brand = { logo, host: new URL(settings.url).host };
  const dioramaOf = (image: { alt: string; src: string }, yamlFile: string) => ({
    alt: image.alt,
    file: resolve(dirname(yamlFile), image.src),
  });
  const fallback = dioramaOf(words.head.image, absolutePath);
  const pages = allEntries(site).flatMap(({ kind, entry }) => {
    const traits = traitsOfPage(kind, entry.data);
    if (!traits || !entry.path) return [];
    const { title, superHeading, image, morning, evening } = openingOf(entry.data);
    const diorama = image ? dioramaOf(image, entry.absolutePath) : fallback;
    const hasSun = Boolean(image && (morning || evening));
    return { ...brand, path: entry.path, tint: traits.tint, title, superHeading, diorama, hasSun };
  });
  const wizards = site.Wizard.map(({ key, data, absolutePath: file }) => ({
    ...brand,
    path: wizardPagePath(key, site.language.prefix),
    tint: "sun" as const,
    title: data.aside.title,
    superHeading: data.name,
    diorama: data.steps[0] ? dioramaOf(data.steps[0].image, file) : fallback,
    hasSun: false,
  }));
  return [...pages, ...wizards];
}

/** The sentence that says what a picture says and shows: the page's headline and its diorama. */
export function pictureAlt({ title, diorama }: Pick<SharePage, "title"> & { diorama: { alt: string } }): string {
  if (diorama.alt === "") return title;
  const headline = title.replace(/\.$/, "");
  // Articles only: any other first word may be a name.
  const shown = diorama.alt.replace(/^(An?|The) /, (article) => article.toLowerCase());
  return `${headline}${/[?!:]$/.test(headline) ? "" : ":"} ${shown}`;
}
