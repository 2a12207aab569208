import { examplePicture } from "../components/example-picture";

/** Content of the examples. It tells what it is, and is as long as real content. */
export const heading = {
  superHeading: "What we do",
  title: "A heading that names what follows",
  description: "One or two sentences that say what the section is about, and for whom it is meant.",
};

export const opening = {
  ...heading,
  title: "A headline, as short as it can be.",
  image: examplePicture(),
  contactUs: { url: "/contact", text: "Contact us" },
};

/** Entries of a list, told apart by their numbers. */
export const several = <Entry>(count: number, make: (name: string, number: number) => Entry): Entry[] =>
  Array.from({ length: count }, (_, index) => make(`Entry ${index + 1}`, index + 1));

/** One example for each number of entries from one to eight, or for those given. */
export const perCount = <Example>(
  draw: (count: number) => Example,
  counts: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8],
): Record<string, Example> => Object.fromEntries(counts.map((count) => [`${count} of them`, draw(count)]));

const description = "Two sentences that say what this entry is. They are as long as sentences usually are.";

export const section = (
  kind: Queries.PageSectionKind,
  entries: number,
  more: Partial<Queries.PageSectionFieldsFragment> = {},
): Queries.PageSectionFieldsFragment => ({
  kind,
  ...heading,
  image: null,
  demo: { url: "/contact", text: "Get a quote" },
  contactUs: { url: "/contact", text: "Contact us" },
  ledger: null,
  statement: null,
  curve: null,
  pipeline: null,
  comparison: null,
  annotatedDrawing: null,
  document: null,
  pattern: null,
  items: several(entries, (title) => ({
    title,
    description,
    when: null,
    price: null,
    icon: "sun" as const,
    image: null,
  })),
  ...more,
});

export const service = (title: string, number: number): Queries.ServiceCardFragment => ({
  path: `/services#entry-${number}`,
  image: examplePicture(),
  card: {
    superHeading: "A service",
    title,
    description,
    points: number === 1 ? ["What one gets", "And something else of it"] : [],
    videoUrl: number === 2 ? "/videos/film.html" : null,
    learnMoreLink: { url: "/services", text: "Learn more" },
    contactUsLink: { url: "/contact", text: "Contact us" },
  },
});

/** What the site keeps in a browser. */
export const storageSettings: Queries.StorageListFragment = {
  consent: {
    necessary: [{ name: "localConsent", kind: "cookie", purpose: "Keeps the choice.", duration: "180 days" }],
    purposes: [
      {
        key: "analytics",
        name: "Analytics",
        description: "Counts which pages are read.",
        storage: [{ name: "_ga", kind: "cookie", purpose: "Tells visits apart.", duration: "2 years" }],
      },
      { key: "chat", name: "Chat", description: "Answers while you wait.", storage: [] },
    ],
  },
  thirdParties: { analytics: { id: "G-EXAMPLE" }, chat: null, scripts: [] },
};
