import { type BlockKind, blockWords } from "../../blocks/registry";
import { type FieldSchema, resolveField, schemaOfValue, variantsOf } from "../../content/fields/field-schemas";

/** Purpose of a new file. */
export interface NewFile {
  /** Title: `Data analytics`. */
  title: string;
  /** The path of the page it makes; undefined where it makes none. */
  path: string | undefined;
  /** The first free position among its neighbours. */
  order: number;
  /** A picture that exists, as a path from the file. */
  picture: string;
  /** The name of its endpoint, for wizards. */
  endpoint: string;
  /** Paths of a service and of an industry that exist, for case studies. */
  service: string;
  industry: string;
  /** The form that it shows, for pages of one. */
  form?: string | undefined;
  /** Today: `2026-11-22`. */
  today: string;
}

/** Marks a text that is yet to be written; the check gives advice on each. */
const toWrite = "TODO";

const sentence = (description = "A text.") => `${toWrite} ${description.replace(/ It may hold links:.*$/, "")}`;

type SampleGroup = Record<string, unknown>;
type Recipe = (field: FieldSchema, made: NewFile, rest: () => unknown) => unknown;

/** Groups that need more than what their schema says of each field. */
const recipes: Readonly<Record<string, Recipe>> = {
  ContentHead: (_, { title }) => ({
    title,
    description: `${toWrite} What somebody finds on the page about ${title}, told in one or two sentences of 70 to 160 characters.`,
    keywords: [title],
  }),
  ContentLink: () => ({ url: "/contact", text: "Contact us" }),
  ContentImage: (_, { picture }) => ({ src: picture, alt: `${toWrite} What the picture shows, in one sentence.` }),
  DetailCard: (_, { title, path }, rest) => ({
    ...(rest() as SampleGroup),
    title,
    learnMoreLink: { url: path, text: "Learn more" },
  }),
  // Values for small spaces, where a sentence would be too long.
  FactorSource: (_, __, rest) => ({ ...(rest() as SampleGroup), table: "1.1", version: "1" }),
  EnquiryField: () => ({
    name: "email",
    kind: "email",
    label: `${toWrite} The words above the field.`,
    required: true,
    maxLength: 254,
    autocomplete: "email",
  }),
  // Points are named by their titles.
  Measured: (_, __, rest) => {
    const value = rest() as { before: SampleGroup; after: SampleGroup };
    const times = ["Jan", "Feb", "Mar", "Apr"];
    const points = times.map((title) => ({ title, value: 1 }));
    const [before, after] = [times[0], times.at(-1)];
    return { ...value, points, before: { ...value.before, at: before }, after: { ...value.after, at: after } };
  },
  WizardStep: (_, __, rest) => ({ ...(rest() as SampleGroup), fields: [] }),
};

/** The kinds of block that a new page begins with. */
const firstBlocks = ["coreServices", "promotion"] as const satisfies readonly BlockKind[];

/** Fields by their names, whatever their group. */
const byName = ({ order, title, endpoint, form }: NewFile): SampleGroup => ({
  order,
  name: title,
  city: title,
  endpoint,
  form,
});

const pagesByName = ({ service, industry }: NewFile): SampleGroup => ({ services: [service], industries: [industry] });

function sampleText(field: FieldSchema, made: NewFile): string {
  const { format, contentFormat, description, const: only, enum: choices } = field;
  if (only !== undefined) return only;
  if (choices?.[0]) return choices[0];
  if (format === "date") return made.today;
  if (contentFormat === "link") return "https://example.com/";
  return sentence(description);
}

/**
 * A value that a field may have: of every field that must be there, the rest is left out.
 * @param root the schema of the file's kind
 */
function sampleOf(unresolved: FieldSchema, root: FieldSchema, made: NewFile): unknown {
  const field = resolveField(unresolved, root);
  const { properties = {}, required = [], items, minItems = 1, minimum = 1 } = field;
  const rest = () => {
    if (field.type === "object") {
      const names = Object.keys(properties).filter((name) => required.includes(name));
      return Object.fromEntries(names.map((name) => [name, namedSample(name, properties[name] ?? {}, root, made)]));
    }
    const entry = resolveField(items ?? {}, root);
    if (variantsOf(entry).length > 0) {
      const kinds: readonly BlockKind[] = made.form === undefined ? firstBlocks : ["form", "promotion"];
      return kinds.map((kind) => ({
        ...(sampleOf(schemaOfValue(entry, root, { kind }), root, made) as SampleGroup),
        title: `${toWrite} ${blockWords[kind]}.`,
      }));
    }
    if (field.type === "array") return Array.from({ length: minItems }, () => sampleOf(items ?? {}, root, made));
    if (field.type === "boolean") return false;
    if (field.type === "number" || field.type === "integer") return minimum;
    return sampleText(field, made);
  };
  const recipe = recipes[field.id ?? ""];
  return recipe ? recipe(field, made, rest) : rest();
}

function namedSample(name: string, field: FieldSchema, root: FieldSchema, made: NewFile): unknown {
  const known = ((field.items ?? field).linksTo === "DetailPage" ? pagesByName : byName)(made);
  return name in known ? known[name] : sampleOf(field, root, made);
}

const isSame = (entry: unknown, other: unknown) => JSON.stringify(entry) === JSON.stringify(other);

/** Entries of one list are told apart by their titles. */
function numbered(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, numbered(entry)]));
  }
  return value.map((entry, index) => {
    const isTwin = value.findIndex((other) => isSame(entry, other)) < index;
    const { title } = (entry ?? {}) as { title?: unknown };
    return numbered(isTwin && typeof title === "string" ? { ...entry, title: `${title} (${index + 1})` } : entry);
  });
}

/** The value of a new file of a kind, which its schema takes as it is. */
export function sampleValue(root: FieldSchema, made: NewFile): SampleGroup {
  const value = numbered(sampleOf(root, root, made)) as SampleGroup;
  // A product shows one of four drawings; this is the one with the fewest numbers.
  const schema = resolveField(root, root).properties?.footprintCalculator;
  return schema ? { ...value, footprintCalculator: sampleOf(schema, root, made) } : value;
}
