import type { Site } from "../read-site";

interface Choice {
  readonly name: string;
  readonly page?: string | undefined;
}

interface AskedOfPages {
  readonly steps: readonly { readonly fields: readonly { readonly choices?: readonly Choice[] | undefined }[] }[];
}

type Subjects = Readonly<Record<string, readonly string[]>>;

const choicesIn = ({ steps }: AskedOfPages): Choice[] =>
  steps.flatMap(({ fields }) => fields.flatMap((field) => field.choices ?? []));

/** What pages are about, by their paths, as answers to a wizard's choices; none where its choices are no services. */
export function subjectsOf(site: Site, wizard: AskedOfPages): Subjects {
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

/** Names of what an enquiry is about, each chosen from the start; `others` are no choices of the wizard. */
export function subjectsAt(wizard: AskedOfPages & { readonly subjects?: Subjects }, path: string, offer?: string) {
  const choices = choicesIn(wizard);
  const isChoice = (subject: string) => choices.some(({ name }) => name === subject);
  const page = wizard.subjects?.[path.replace(/(.)\/$/, "$1")] ?? [];
  // An offer says more than the name of its page.
  const names = [...new Set(offer === undefined ? page : [...page.filter(isChoice), offer])];
  return { names, others: names.filter((name) => !isChoice(name)) };
}

type Offer = Readonly<Partial<Record<"subject" | "link" | "url", unknown>>> & {
  readonly [Button in "demo" | "startProject"]?: { readonly url?: unknown } | null;
};

export function offersIn(content: unknown): ReadonlyMap<string, readonly string[]> {
  const offers = new Map<string, Set<string>>();
  const walk = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { subject, demo, startProject, link, url } = part as Offer;
    const wizard = [(demo ?? startProject)?.url, link, url].map((target) => String(target).split("#")[1]).find(Boolean);
    if (typeof subject === "string" && wizard) offers.set(wizard, (offers.get(wizard) ?? new Set()).add(subject));
    Object.values(part).forEach(walk);
  };
  walk(content);
  return new Map([...offers].map(([wizard, names]) => [wizard, [...names]]));
}
