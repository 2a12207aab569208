import { describe, expect, test } from "vitest";
import { plainWords } from "../preview/messages";
import { fieldOfClick, placeOfField, placesWithin, shownWords } from "./locate";

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
