import { fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { contentTypeOf } from "../../../src/content/content-types";
import { fieldSchemaOf } from "../../../src/content/fields/field-schemas";
import { blocks } from "../../../src/content/schemas/blocks/registry";
import { ContentForm } from "./content-form";
import { FormContext, type FormTools } from "./form-context";

const type = contentTypeOf("services/lamps.yaml");
const schema = type ? fieldSchemaOf(type) : {};

/** The form of a value, with every entry unfolded; drawn anew where it is there. */
function formOf(
  value: unknown,
  container: HTMLElement = document.createElement("div"),
  others: Partial<FormTools> = {},
): HTMLElement {
  const tools = {
    file: "services/lamps.yaml",
    schema,
    value,
    choices: { links: [], facts: [], pictures: [], pictureTexts: {} },
    problems: [],
    isOpen: () => true,
    edit: () => undefined,
    ...others,
  } as unknown as FormTools;
  return render(
    <FormContext.Provider value={tools}>
      <ContentForm />
    </FormContext.Provider>,
    { container },
  ).container;
}

const textsOf = (form: HTMLElement, selector: string) =>
  [...form.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

test("a kind of block is called by its sentence, not by its key, in its entry and where one is added", () => {
  const form = formOf({ sections: blocks.map(({ shape }) => ({ kind: shape.kind.value, title: "A title" })) });
  const sentences = schema.properties?.sections?.items?.properties?.kind?.enumDescriptions ?? [];
  const bars = textsOf(form, '[id^="field/sections/"] > .entry-bar .kind').slice(0, sentences.length);
  expect(new Set(bars).size).toBe(sentences.length);
  for (const [index, sentence] of sentences.entries()) {
    expect(sentence.startsWith(bars[index] ?? "?"), sentence).toBe(true);
  }
  const add = form.querySelector('[id="field/sections"] > .add button');
  if (add) fireEvent.click(add);
  expect(textsOf(form, '[id="field/sections"] > .add li')).toEqual(sentences);
  // There is nothing to choose any more once it is added.
  expect(textsOf(form, '[id$="/kind"]')).toEqual([]);
});

test("a number that was taken out stands there again once that is undone", () => {
  const form = formOf({ order: 0 });
  const order = form.querySelector('[id="field/order"]');
  if (order) fireEvent.change(order, { target: { value: "" } });
  formOf({}, form);
  formOf({ order: 0 }, form);
  expect(order).toHaveProperty("value", "0");
});

test("words run in their own direction, what is still to be written is chosen, what is so by itself is ticked", () => {
  const form = formOf({ title: "TODO The headline." }, undefined, { show: () => undefined });
  const title = form.querySelector<HTMLTextAreaElement>('[id="field/title"]');
  fireEvent.focus(title ?? form);
  expect([title?.dir, title?.selectionStart, title?.selectionEnd]).toEqual(["auto", 0, 18]);
  expect(form.querySelector('[id="field/listed"]')).toHaveProperty("checked", true);
});

test("removing a field that an editor has named is no part of the typing before it", () => {
  const settings = contentTypeOf("site.yaml");
  const edit = vi.fn();
  const form = formOf({ links: { blog: "https://a.example" } }, undefined, {
    schema: settings ? fieldSchemaOf(settings) : {},
    edit,
  });
  fireEvent.click([...form.querySelectorAll("button")].find((button) => button.textContent === "Remove blog") ?? form);
  expect(edit.mock.calls).toEqual([[[{ op: "remove", path: ["links", "blog"] }]]]);
});
