import { enquiryDefinitions } from "../../src/content/enquiry/forms";
import { readSite } from "../../src/content/read-site";
import type { EnquiryField, WizardFile } from "../../src/enquiry/form/definition";

const definitions = enquiryDefinitions(readSite());

/** The real words, limits and questions of a wizard in as few steps as a test needs: introduction, questions, end. */
export function wizardFile(key: string, fieldNames: readonly (readonly string[])[]): WizardFile {
  const definition = definitions.forms.get(key);
  if (!definition) throw new Error(`There is no wizard ${key}.`);
  const fields = definition.fields.map(
    ({ choices, ...field }) =>
      ({
        ...field,
        choices: choices?.map(({ name, page }) => ({ name, page: page ?? null, image: { src: { publicURL: null } } })),
      }) as unknown as EnquiryField,
  );
  const step = (title: string, names: readonly string[]) => ({
    title,
    description: `${title}, described`,
    points: [],
    image: { alt: "", src: { childImageSharp: null } },
    fields: names.map((name) => fields.find((field) => field.name === name) as EnquiryField),
  });
  return {
    wizard: {
      key,
      name: definition.name,
      address: `/api/enquiries/${key}`,
      aside: { title: "Aside", description: "Aside, described" },
      steps: [
        step("Introduction", []),
        ...fieldNames.map((names, index) => step(`Questions ${index + 1}`, names)),
        step("Done", []),
      ],
    },
    words: definitions.words,
    uploads: definitions.uploads,
    facts: definitions.facts,
  };
}
