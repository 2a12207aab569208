import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type EnquiryField, enquiryField } from "../../src/content/schemas/enquiry";
import { enquiryWords } from "../../src/content/schemas/enquiry-words";
import type { EnquirySettings, WizardFile } from "../../src/enquiry/questions/form-types";
import type { UploadLimits } from "../../src/enquiry/questions/question-rules";
import { testContent } from "./test-content";

export const messages = {
  ...enquiryWords.parse(parse(readFileSync(join(testContent, "enquiry-words.yaml"), "utf8"))),
  locale: "en-GB",
};

export const uploads: UploadLimits = {
  maxFiles: 2,
  maxFileMegabytes: 1.5,
  maxTotalMegabytes: 2,
  types: ["pdf", "jpg"],
};

export const settings: EnquirySettings = {
  messages,
  uploads,
  reply: { clock: "Europe/London", until: 11, sameDay: 16.5, nextDay: 11 },
  facts: { email: "hello@lamps.example", phone: "+44 20 7946 0018" },
};

/** A question with the settings that a test is about; the others are as the schema has them by default. */
export const question = (given: Readonly<Record<string, unknown>>): EnquiryField =>
  enquiryField.parse({ label: String(given.name), ...given });

const choice = (name: string, page?: string) => ({ name, page, image: { src: "circle.svg", alt: "" } });

/** A question of each kind, and one that is wanted. */
export const questions = {
  fullName: question({ name: "fullName", kind: "text", label: "Full name", required: true, maxLength: 20 }),
  email: question({ name: "email", kind: "email", label: "E-mail", required: true, maxLength: 254 }),
  phone: question({ name: "phone", kind: "phone", label: "Phone", maxLength: 50 }),
  services: question({
    name: "services",
    kind: "choices",
    label: "Services",
    required: true,
    requiredMessage: "Choose one service at least.",
    choices: [choice("Lamps", "/services/lamps"), choice("Lenses", "/services/lenses"), choice("Wiring")],
  }),
  tide: question({ name: "tide", kind: "select", label: "Tide", options: ["High water", "Low water"] }),
  day: question({ name: "day", kind: "date", label: "Day", min: "2031-04-01", max: "2032-10-31" }),
  description: question({ name: "description", kind: "textArea", label: "Description", required: true, maxLength: 50 }),
  files: question({ name: "files", kind: "files", label: "Files" }),
} as const;

/** A wizard in as few steps as a test needs: introduction, questions, end. */
export function wizardFile(...steps: readonly (readonly EnquiryField[])[]): WizardFile {
  const step = (title: string, fields: readonly EnquiryField[]) => ({
    title,
    description: `${title}, described`,
    points: [],
    image: { alt: "", src: { layout: "constrained" as const, width: 4, height: 3, images: {} } },
    fields: [...fields],
  });
  return {
    wizard: {
      key: "plan-light",
      name: "Plan a light",
      endpoint: "/api/enquiries/plan-light",
      aside: { title: "Aside", description: "Aside, described" },
      steps: [
        step("Introduction", []),
        ...steps.map((fields, index) => step(`Questions ${index + 1}`, fields)),
        step("Done", []),
      ],
    },
    ...settings,
  };
}
