/** What the specification says of the two wizards. */
export interface WizardFacts {
  /** Its name in addresses. */
  key: "start-project" | "hire-developer";
  /** Its name in its window. */
  name: string;
  /** The words of the header's link that opens it. */
  opener: string;
  /** The heading of each of its five steps. */
  headings: readonly [string, string, string, string, string];
  choices: readonly string[];
  /** Label of the text area of the fourth step. */
  description: string;
  /** The optional questions of the second step: label, key, and an answer. */
  optional: readonly (readonly [label: string, key: string, answer: string])[];
}

const phoneAndCompany = [
  ["Phone", "phone", "+1 602 555-0100"],
  ["Company", "company", "Analytical Engines Ltd"],
] as const;

export const startProject: WizardFacts = {
  key: "start-project",
  name: "Start project",
  opener: "Start project",
  headings: [
    "Tell us what you want to build.",
    "Who should we answer?",
    "What do you need help with?",
    "What is the project about?",
    "Thank you. Your enquiry has arrived.",
  ],
  choices: ["Cloud Services", "AI Solutions", "Cybersecurity", "DevOps", "AR & VR Services"],
  description: "Project description",
  optional: phoneAndCompany,
};

export const hireDeveloper: WizardFacts = {
  key: "hire-developer",
  name: "Hire remote developer",
  opener: "Hire Remote Developer",
  headings: [
    "Meet a developer before this time tomorrow.",
    "Who should we answer?",
    "Which skills do you need?",
    "What would they work on?",
    "Thank you. Your request has arrived.",
  ],
  choices: [
    "Vue Js",
    "React Js",
    "Node Js",
    "Angular",
    "HTML 5",
    "CSS 3",
    "Java",
    "Javascript",
    "Vercel",
    "Next Js",
    "API",
    "Python",
    "Django",
    "jQuery",
    "Svelte",
    "Tailwind CSS",
  ],
  description: "Description",
  optional: [
    ...phoneAndCompany,
    ["For how long", "time_duration", "6 months"],
    ["How many developers", "resource_count", "2"],
  ],
};

export const wizards = [startProject, hireDeveloper];
