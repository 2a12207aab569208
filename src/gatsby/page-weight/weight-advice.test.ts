import { expect, test } from "vitest";
import { site } from "../../../tests/support/test-site";
import type { PageWeight } from "./weigh-pages";
import { weightAdvice } from "./weight-advice";

const light: PageWeight = { document: 0, pictures: [], total: 0, elements: 0 };

test("a page within what is enough is not talked about", () => {
  const weight = { ...light, document: 20_000, pictures: [{ file: "/static/1/a.avif", bytes: 72_000 }] };
  expect(weightAdvice(new Map([["/", weight]]), [site])).toEqual([]);
});

test("too many words are named with the page, its file and the figure", () => {
  const { path = "", file } = site.Service[0] ?? {};
  const weights = new Map([[path, { ...light, document: 21_300 }]]);
  expect(weightAdvice(weights, [site])).toEqual([
    `${path}: the page itself has 22 kB; 20 kB are enough. Its words are in content/${file}.`,
  ]);
});

test("pictures that are too heavy are named with the heaviest of them, and the file that shows it", () => {
  const [name = ""] = /[^/]+(?=\.[a-z]+$)/.exec(site.HomePage.data.hero.image.src) ?? [];
  const pictures = [
    { file: "/static/1/small.avif", bytes: 10_000 },
    { file: `/static/2/${name}.avif`, bytes: 70_000 },
  ];
  const [advice] = weightAdvice(new Map([["/", { ...light, pictures }]]), [site]);
  expect(advice).toContain("/: the pictures of the first screen have 80 kB; 72 kB are enough.");
  expect(advice).toMatch(
    new RegExp(`The heaviest is the picture ${name} of .*content/${site.HomePage.file}.*, with 70 kB.`),
  );
});
