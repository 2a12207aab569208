import type { Site } from "../read-site";

interface Choice {
  readonly name: string;
  readonly page?: string | undefined;
}

interface AskedOfPages {
  readonly steps: readonly { readonly fields: readonly { readonly choices?: readonly Choice[] | undefined }[] }[];
}

export const choicesIn = ({ steps }: AskedOfPages): Choice[] =>
  steps.flatMap(({ fields }) => fields.flatMap((field) => field.choices ?? []));

/**
 * What the pages of a site are about, by their paths, as answers to the choices of a wizard: of the page of a service its
 * choice; of other services, products and industries their names, which can be chosen as well; of a case study those of
 * what it shows. None for a wizard whose choices have no pages: they are no services.
 */
export function subjectsOf(site: Site, wizard: AskedOfPages): Readonly<Record<string, readonly string[]>> {
  const choices = choicesIn(wizard);
  if (!choices.some(({ page }) => page)) return {};
  const subjects: Record<string, string[]> = {};
  for (const { path = "", data } of [...site.Service, ...site.Product, ...site.Industry]) subjects[path] = [data.name];
  for (const { page, name } of choices) if (page) subjects[page] = [name];
  for (const { path = "", data } of site.CaseStudy) {
    subjects[path] = data.services.flatMap((page) => subjects[page] ?? []);
  }
  return subjects;
}
