import { expect, test } from "vitest";
import { fieldsOfKind } from "../../src/content/fields/field-schemas";
import { kindOf } from "../../src/content/kinds";
import { changedFiles, type Mistake, mistakes, problemsWith } from "../../tests/mistakes/mistakes";
import { type FormProblem, labelOf, problemsInForm } from "./form-words";

/** Messages of a form about the fields of the files in which a mistake was made. */
async function saidOf(entry: Mistake): Promise<FormProblem[]> {
  const problems = await problemsWith(entry);
  return changedFiles(entry).flatMap(({ file, source }) => {
    const kind = kindOf(file);
    const own = problems.filter((problem) => problem.file === `content/${file}` && problem.field !== "");
    return kind ? problemsInForm(own, fieldsOfKind(kind), source) : [];
  });
}

const saidOfMistake = (name: string) =>
  Promise.all(mistakes.filter((entry) => entry.name === name).map(saidOf)).then((all) => all.flat());

test.each([
  ["a word that means nothing", "found null, which is read as nothing; expected a text. Fill it in here.", undefined],
  ["a date", "found 2026-11-21, which is read as a date; expected a text. Press “Write it so”.", "2026-11-21"],
  ["a text without its greatest length", "found nothing; expected a whole number. Fill it in here.", undefined],
  ["a select without options", "found nothing; expected a list. Press “Add to options”.", undefined],
])("%s is told with what there is to do in the form", async (name, message, proposal) => {
  const [problem] = await saidOfMistake(name);
  expect(problem?.message).toBe(message);
  expect(problem?.proposal).toBe(proposal);
});

test("a field is named as the form names it", () => {
  const kind = kindOf("services/lamps.yaml");
  const schema = kind && fieldsOfKind(kind);
  const value = { sections: [{ kind: "faq", items: [] }] };
  expect(labelOf("title", schema, value)).toBe("Headline");
  expect(labelOf("sections[1].title", schema, value)).toMatch(/^Blocks of the page 1, \S/);
  expect(labelOf("image.alt", schema, value)).toBe("Picture, What the picture shows");
  // Of another file, whose form is not open, the name is told apart into words at least.
  expect(labelOf("sections[2].superHeading")).toBe("Sections 2, Super heading");
});
