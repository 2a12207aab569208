import { describe, expect, test } from "vitest";
import { plainWords } from "../preview/messages";
import { fieldOfClick, placeOfField, placesWithin, shownWords, standInChanges, typedSince } from "./locate";

const facts = [
  { value: "{company}", words: "lamp & lens" },
  { value: "{services}", words: "" },
];

const all = shownWords(
  {
    head: { title: "Lamps" },
    title: "All about {company}",
    count: "We have {services} services.",
    body: "**First** paragraph,\nwith a [link](/about).\n\n- An entry",
    typed: 'It\'s "0.2 kg CO2e" ...',
    answer: "See [the lamps](/lamps) first.",
    items: [{ title: "Same" }, { title: "Same" }],
    image: { src: "../images/x.webp", alt: "" },
  },
  facts,
);

describe("a click leads to the field whose words these are", () => {
  test.each([
    ["a fact filled in", [{ text: "All about lamp & lens", index: 0 }], ["title"]],
    ["a number that the build counts", [{ text: "We have five services.", index: 0 }], ["count"]],
    ["a paragraph of running text", [{ text: "First paragraph, with a link.", index: 0 }], ["body"]],
    ["words that the build has set", [{ text: plainWords("It’s “0.2\u00a0kg\u00a0CO₂e” …"), index: 0 }], ["typed"]],
    ["a sentence with a link", [{ text: "See the lamps first.", index: 0 }], ["answer"]],
    ["an entry of a list in it", [{ text: "An entry", index: 0 }], ["body"]],
    ["the second of the same words", [{ text: "Same", index: 1 }], ["items", 1, "title"]],
    [
      "what stands around it",
      [
        { text: "Learn", index: 0 },
        { text: "Same", index: 0 },
      ],
      ["items", 0, "title"],
    ],
    ["words that the page makes itself", [{ text: "Cookies", index: 0 }], undefined],
  ])("%s", (_, around, path) => {
    expect(fieldOfClick(all, around)).toEqual(path);
  });
});

test("a field, or a whole block by its title, is found on the page", () => {
  expect(placeOfField(all, ["items", 1])).toEqual({ text: "Same", index: 1 });
  expect(placeOfField(all, ["title"])).toEqual({ text: "All about lamp & lens", index: 0 });
  expect(placeOfField(all, ["image", "alt"])).toBeUndefined();
});

test("a block is found by its sentences, but for one in which the build counts", () => {
  const words = shownWords(
    { sections: [{ kind: "faq", title: "{services} ways", text: "Each has one.", url: "/x" }] },
    facts,
  );
  expect(placesWithin(words, ["sections", 0])).toEqual([{ text: "Each has one.", index: 0 }]);
});

test("a page of an earlier state is told the words that differ, each at the place where it stood", () => {
  const before = { title: "Lamps", items: [{ title: "Same" }, { title: "Same" }], body: "As **before**", name: "Kept" };
  const now = {
    title: "Lamps of {company}",
    items: [{ title: "Same" }, { title: "Other" }],
    body: "**New**",
    name: "Kept",
  };
  expect(typedSince(before, now, facts)).toEqual([
    { edit: "typed", id: "field/items/1/title", from: { text: "Same", index: 1 }, text: "Other" },
    { edit: "typed", id: "field/title", from: { text: "Lamps", index: 0 }, text: "Lamps of lamp & lens" },
  ]);
  expect(typedSince(undefined, now, facts)).toEqual([]);
});

test("a neighbour's page is told the words of each block of the same kind, and to leave out what the other has not", () => {
  const neighbour = {
    head: { title: "Lamps" },
    name: "Lamps",
    charge: "By the hour.",
    sections: [
      { kind: "process", title: "Steps", items: [] },
      { kind: "services", title: "Offers", items: [{ title: "First" }, { title: "Second" }] },
    ],
  };
  const own = {
    name: "Horns",
    head: { title: "Foghorns" },
    sections: [{ kind: "services", title: "Sounds", items: [{ title: "Low" }] }],
  };
  const at = (text: string) => ({ text, index: 0 });
  expect(standInChanges(neighbour, own, facts)).toEqual([
    { edit: "absent", id: "field/charge", from: at("By the hour."), text: "" },
    { edit: "absent", id: "field/sections/0/items/1", from: at("Second"), text: "", around: "li" },
    { edit: "absent", id: "field/sections/1", from: at("Steps"), text: "", around: "section" },
    { edit: "typed", id: "field/name", from: at("Lamps"), text: "Horns" },
    { edit: "typed", id: "field/sections/0/title", from: at("Offers"), text: "Sounds" },
    { edit: "typed", id: "field/sections/0/items/0/title", from: at("First"), text: "Low" },
  ]);
});
