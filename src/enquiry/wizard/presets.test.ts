import { expect, test } from "vitest";
import type { Wizard } from "../questions/definition";
import { answersWithout, hasAnswers, presetsFor } from "./presets";

const choice = (name: string, page: string | null) => ({ name, page, image: { src: { publicURL: null } } });
const steps = [
  { fields: [] },
  {
    fields: [
      { name: "fullName", kind: "text", choices: null },
      {
        name: "services",
        kind: "choices",
        choices: [choice("Cloud", "/services/cloud"), choice("DevOps", "/services/devops"), choice("Other", null)],
      },
      { name: "description", kind: "textArea" },
    ],
  },
] as unknown as Wizard["steps"];

test.each([
  ["/services/devops", { services: ["DevOps"] }],
  ["/services/devops/", { services: ["DevOps"] }],
  ["/services", {}],
  ["/", {}],
])("opened on %s, it has chosen %j", (path, presets) => {
  expect(presetsFor({ steps }, path)).toEqual(presets);
});

test("opened on a case study, it has chosen the services that the study shows", () => {
  const studies = { "/case-studies/shop": ["/services/cloud", "/products/meter"] };
  expect(presetsFor({ steps, studies }, "/case-studies/shop")).toEqual({ services: ["Cloud"] });
  expect(presetsFor({ steps, studies }, "/case-studies/clinic")).toEqual({});
});

const offer = "One pipeline, timed";
const figures = { label: "2 lines, 5 t", question: "description", text: "Gas: 3 t\nTrips: 2 t" };

test("opened from an offer, it has that chosen beside what the page is about, and the description begins with it", () => {
  expect(presetsFor({ steps }, "/services/devops", { offer })).toEqual({
    services: ["DevOps", offer],
    description: `${offer}. `,
  });
});

test("the figures of a tool are written into the question that takes them, behind the offer", () => {
  expect(presetsFor({ steps }, "/", { figures })).toEqual({ description: figures.text });
  expect(presetsFor({ steps }, "/", { offer, figures }).description).toBe(`${offer}. \n\n${figures.text}`);
  const { question, ...unasked } = figures;
  expect(presetsFor({ steps }, "/", { figures: unasked })).toEqual({ [question]: figures.text });
});

test("an offer that is taken out is not chosen any more, and what was written stays", () => {
  const values = { services: ["DevOps", offer], description: `${offer}. It takes a day.\n${figures.text}` };
  expect(answersWithout({ steps }, values, { offer })).toEqual({
    services: ["DevOps"],
    description: `It takes a day.\n${figures.text}`,
  });
  expect(answersWithout({ steps }, values, { figures })).toEqual({ description: `${offer}. It takes a day.` });
});

test("a description that was written anew stays as it is when the offer is taken out", () => {
  expect(answersWithout({ steps }, { description: "All mine." }, { offer })).toEqual({ description: "All mine." });
});

test.each([
  ["nothing", {}, false],
  ["what was chosen from the start", { services: ["DevOps"] }, false],
  ["blanks only", { fullName: "  " }, false],
  ["the text it was opened with", { description: "Scope 1: 182 t" }, false],
  ["that text with a word added", { description: "Scope 1: 182 t, now" }, true],
  ["a letter", { fullName: "A" }, true],
  ["another choice", { services: ["DevOps", "Cloud"] }, true],
  ["the choice taken away", { services: [] }, true],
  ["a file", { files: [{ name: "plan.pdf" }] }, true],
])("%s counts as entered: %j is %s", (_, values, isEntered) => {
  expect(hasAnswers(values, { services: ["DevOps"], description: "Scope 1: 182 t" })).toBe(isEntered);
});
