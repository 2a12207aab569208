import { examplePicture } from "../components/example-picture";
import type { StorageSettings } from "../sections/storage-list";

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

const entries = (count: number) => several(count, (title) => ({ title, description }));

const withIcons = (count: number) => entries(count).map((entry) => ({ ...entry, icon: "sun" as const }));

const contact = { url: "/contact", text: "Contact us" };

/** A block of each kind that has entries, with as many of them as are wanted. */
export const coreServices = (count: number): Queries.CoreServicesBlockFragment => ({
  ...heading,
  pattern: null,
  items: withIcons(count),
});

export const process = (count: number): Queries.ProcessBlockFragment => ({
  ...heading,
  items: entries(count).map((entry) => ({ ...entry, when: null })),
});

export const features = (count: number): Queries.FeaturesBlockFragment => ({
  ...heading,
  items: withIcons(count).map((entry) => ({ ...entry, image: null })),
});

export const benefits = (count: number): Queries.BenefitsBlockFragment => ({
  ...heading,
  items: entries(count).map((entry) => ({ ...entry, image: null })),
});

/** A block whose entries are a title and a text alone, such as reasons and questions. */
export const plainEntries = (count: number): Queries.ReasonsBlockFragment => ({ ...heading, items: entries(count) });

export const engagements = (count: number, when: string | null): Queries.EngagementsBlockFragment => ({
  ...heading,
  items: several(count, (title) => ({
    title,
    description: "One or two sentences that say what one gets.",
    when,
    price: "What it depends on, in a few words",
  })),
});

export const promotion: Queries.PromotionBlockFragment = {
  title: heading.title,
  description: heading.description,
  image: null,
  subject: null,
  demo: { url: "/contact", text: "Get a quote" },
  contactUs: contact,
};

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

/** Entries that the site keeps in a browser. */
export const storageSettings: StorageSettings = {
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
