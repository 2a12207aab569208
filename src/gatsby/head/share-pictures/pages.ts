import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { wizardPagePath } from "../../../content/enquiry/enquiry-page";
import { traitsOfPage } from "../../../content/kinds";
import { allEntries, type Site } from "../../../content/read-site";
import type { Tint } from "../../../content/schemas/tints";

/** What a sharing picture shows of its page: the words as the page shows them, and its diorama. */
export interface SharePage {
  /** Path without a slash at the end: `/services/devops`. */
  readonly path: string;
  /** The background, that of the page's own opening. */
  readonly tint: Tint;
  /** The headline. */
  readonly title: string;
  /** The short line above the headline; undefined where the page has none. */
  readonly superHeading?: string | undefined;
  readonly diorama: Diorama;
  /** Whether the page draws the sun on its path behind the diorama. */
  readonly hasSun: boolean;
}

/** A picture of `content/images`. */
interface Diorama {
  /** Its full path on this machine. */
  readonly file: string;
  /** Changes with its content. */
  readonly digest: string;
  /** What it shows. */
  readonly alt: string;
}

/** What all sharing pictures have in common. */
export interface Brand {
  /** The company's name. */
  readonly company: string;
  /** The site's address as people write it: `www.noonward.example`. */
  readonly host: string;
}

/** What every file that makes a page has of these, at its top or in its opening with the film. */
interface Opening {
  readonly title: string;
  readonly superHeading?: string;
  readonly image?: { readonly alt: string; readonly src: string };
  /** The picture's other hours of the day: with either of them the page draws the sun. */
  readonly morning?: string;
  readonly evening?: string;
}

/** The opening of the page that a file makes. */
export function openingOf(data: object): Opening {
  const whole = data as Opening | { hero: Opening };
  return "hero" in whole ? whole.hero : whole;
}

function dioramaOf({ alt, src }: { alt: string; src: string }, yamlFile: string): Diorama {
  const file = resolve(dirname(yamlFile), src);
  return { alt, file, digest: createHash("sha256").update(readFileSync(file)).digest("hex") };
}

/** What the sharing picture of each page shows. A page without a picture shows the one below `head` in `site.yaml`. */
export function sharePages(site: Site): SharePage[] {
  const { data: settings, absolutePath } = site.SiteSettings;
  const fallback = dioramaOf(settings.head.image, absolutePath);
  const wizards = site.Wizard.map(({ key, data, absolutePath: file }) => ({
    path: wizardPagePath(key),
    tint: "sun" as const,
    title: data.aside.title,
    superHeading: data.name,
    diorama: data.steps[0] ? dioramaOf(data.steps[0].image, file) : fallback,
    hasSun: false,
  }));
  const pages = allEntries(site).flatMap(({ kind, entry }) => {
    const traits = traitsOfPage(kind, entry.data);
    if (!traits || !entry.path) return [];
    const { title, superHeading, image, morning, evening } = openingOf(entry.data);
    return {
      path: entry.path,
      tint: traits.tint,
      title,
      superHeading,
      diorama: image ? dioramaOf(image, entry.absolutePath) : fallback,
      hasSun: Boolean(image && (morning || evening)),
    };
  });
  return [...pages, ...wizards];
}

/** The brand on the pictures: the address that people are to remember, also in a preview at another one. */
export function brandOf(site: Site): Brand {
  const { facts, url } = site.SiteSettings.data;
  return { company: facts.company, host: new URL(url).host };
}

/** What a sharing picture says and shows, in one sentence: the page's headline and its diorama. */
export function pictureAlt({ title, diorama }: Pick<SharePage, "title"> & { diorama: { alt: string } }): string {
  if (diorama.alt === "") return title;
  const headline = title.replace(/\.$/, "");
  // Articles only: any other first word may be a name.
  const shown = diorama.alt.replace(/^(An?|The) /, (article) => article.toLowerCase());
  return `${headline}${/[?!:]$/.test(headline) ? "" : ":"} ${shown}`;
}
