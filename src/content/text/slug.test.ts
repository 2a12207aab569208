import { expect, test } from "vitest";
import { slugOf } from "./slug";

test.each([
  ["What we store", "what-we-store"],
  ["Größe & Maße für Öl", "groesse-masse-fuer-oel"],
  ["  1. Who are we?  ", "1-who-are-we"],
  ["Cafés à la carte", "cafes-a-la-carte"],
  ["“Quoted” – and more…", "quoted-and-more"],
  ["—", ""],
])("slugOf(%j) is %j", (heading, slug) => {
  expect(slugOf(heading)).toBe(slug);
});
