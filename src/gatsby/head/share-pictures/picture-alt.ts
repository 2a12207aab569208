import type { SharePage } from "./share-page";

/** What a sharing picture says and shows, in one sentence: the page's headline and its diorama. */
export function pictureAlt({ title, diorama }: Pick<SharePage, "title"> & { diorama: { alt: string } }): string {
  if (diorama.alt === "") return title;
  const headline = title.replace(/\.$/, "");
  // Articles only: any other first word may be a name.
  const shown = diorama.alt.replace(/^(An?|The) /, (article) => article.toLowerCase());
  return `${headline}${/[?!:]$/.test(headline) ? "" : ":"} ${shown}`;
}
