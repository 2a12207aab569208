import { expect, test } from "vitest";
import type { Wizard } from "../questions/definition";
import { hasAnswers, presetsFor } from "./presets";

const choice = (name: string, page: string | null) => ({ name, page, image: { src: { publicURL: null } } });
const steps = [
  { fields: [] },
  {
    fields: [
      { name: "fullName", choices: null },
      {
        name: "services",
        choices: [choice("Cloud", "/services/cloud"), choice("DevOps", "/services/devops"), choice("Other", null)],
      },
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
