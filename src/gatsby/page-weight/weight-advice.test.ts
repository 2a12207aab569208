import { expect, test } from "vitest";
import { site } from "../../../tests/support/test-site";
import type { PageWeight } from "./weigh-pages";
import { weightAdvice } from "./weight-advice";

const nothing = { bytes: 0, files: [] };
const light: PageWeight = { document: nothing, scripts: nothing, fonts: nothing, pictures: nothing, others: nothing };

test("a page within what is enough is not talked about", () => {
  const weight = { ...light, document: { bytes: 20_000, files: [] }, pictures: { bytes: 72_000, files: [] } };
  expect(weightAdvice(new Map([["/", weight]]), [site])).toEqual([]);
});

test("too many words are named with the page, its file and the figure", () => {
  const { path = "", file } = site.Service[0] ?? {};
  const weights = new Map([[path, { ...light, document: { bytes: 21_300, files: [] } }]]);
  expect(weightAdvice(weights, [site])).toEqual([
    `${path}: the page itself has 22 kB; 20 kB are enough. Its words are in content/${file}.`,
  ]);
});

test("pictures that are too heavy are named with the heaviest of them, and the file that shows it", () => {
  const [name = ""] = /[^/]+(?=\.[a-z]+$)/.exec(site.HomePage.data.hero.image.src) ?? [];
  const files = [
    { file: "/static/1/small.avif", bytes: 10_000 },
    { file: `/static/2/${name}.avif`, bytes: 70_000 },
  ];
  const [advice] = weightAdvice(new Map([["/", { ...light, pictures: { bytes: 80_000, files } }]]), [site]);
  expect(advice).toContain("/: the pictures of the first screen have 80 kB; 72 kB are enough.");
  expect(advice).toMatch(
    new RegExp(`The heaviest is the picture ${name} of .*content/${site.HomePage.file}.*, with 70 kB.`),
  );
});
