import type { z } from "zod";
import { fileName, kindOf } from "../kinds";
import { type ContentFile, loadContent } from "../load";
import { type enquiryField, enquiryForm, enquiryWords, wizard } from "../schemas/enquiry";
import { maintenancePage } from "../schemas/pages/states";
import { site } from "../schemas/site";
import type { UploadLimits } from "./attachment-rules";
import type { EnquiryWords } from "./words";

/** One question, as `content/` defines it. */
export type EnquiryField = z.output<typeof enquiryField>;

/** One kind of enquiry: what a server needs to know of a wizard or form. */
export interface EnquiryDefinition {
  /** Last part of its address: `start-project`. */
  key: string;
  /** Its name for people: `Start project`. */
  name: string;
  /** All questions, in the order in which they are asked and sent. */
  fields: readonly EnquiryField[];
}

/** Everything that decides whether an enquiry is right, read from `content/`. */
export interface EnquiryDefinitions {
  /** Every kind of enquiry by its key. */
  forms: ReadonlyMap<string, EnquiryDefinition>;
  words: EnquiryWords;
  uploads: UploadLimits;
  /** The company's name, and the address for those who have none of their own. */
  facts: { company: string; email: string; phone: string };
}

/** The key under which the address left at the maintenance screen is kept. */
export const notifyMeKey = "notify-me";

function read<Schema extends z.ZodType>(schema: Schema, { file, data }: ContentFile): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(`content/${file} is not in order. Run "npm run check:content" to see what to fix.`);
}

function definitionOf(content: ContentFile): EnquiryDefinition | undefined {
  const key = fileName(content.file);
  switch (kindOf(content.file)?.typeName) {
    case "Wizard": {
      const { name, steps } = read(wizard, content);
      return { key, name, fields: steps.flatMap(({ fields }) => fields) };
    }
    case "EnquiryForm": {
      const { name, questions } = read(enquiryForm, content);
      return { key, name, fields: questions };
    }
    case "MaintenancePage": {
      const { notifyMe, emailField } = read(maintenancePage, content);
      return { key: notifyMeKey, name: notifyMe, fields: [emailField] };
    }
    default:
      return undefined;
  }
}

/**
 * Reads the definitions of all enquiries.
 * @param contentRoot the folder `content/`
 * @throws Error naming the file that is missing or not in order
 */
export function loadEnquiryDefinitions(contentRoot: string): EnquiryDefinitions {
  const files = loadContent(contentRoot);
  const fileOf = (name: string) => {
    const found = files.find(({ file }) => file === name);
    if (!found) throw new Error(`content/${name} is missing.`);
    return found;
  };
  const { facts, enquiries } = read(site, fileOf("site.yaml"));
  const forms = new Map<string, EnquiryDefinition>();
  for (const content of files) {
    const definition = definitionOf(content);
    if (definition) forms.set(definition.key, definition);
  }
  return {
    forms,
    words: read(enquiryWords, fileOf("enquiry-words.yaml")),
    uploads: enquiries.uploads,
    facts: { company: facts.company, email: facts.email, phone: facts.phone },
  };
}
