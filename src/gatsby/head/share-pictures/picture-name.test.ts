import { expect, test } from "vitest";
import { brand, sharePage } from "../../../../tests/support/share-page-sample";
import { pictureName } from "./picture-name";
import { programDigest } from "./program-digest";

const name = pictureName(sharePage, brand, "p1");

test("a picture is called as its page, with a digest as hashed files have it", () => {
  expect(name).toMatch(/^services-devops\.[0-9a-f]{20}\.jpg$/);
  expect(pictureName({ ...sharePage, path: "/" }, brand, "p1")).toMatch(/^home\./);
});

test("the same inputs give the same name", () => {
  expect(pictureName({ ...sharePage, diorama: { ...sharePage.diorama } }, { ...brand }, "p1")).toBe(name);
});

test.each([
  ["headline", pictureName({ ...sharePage, title: "Other" }, brand, "p1")],
  ["line above it", pictureName({ ...sharePage, superHeading: undefined }, brand, "p1")],
  ["family", pictureName({ ...sharePage, kind: "Product" }, brand, "p1")],
  ["diorama", pictureName({ ...sharePage, diorama: { ...sharePage.diorama, digest: "d2" } }, brand, "p1")],
  ["company", pictureName(sharePage, { ...brand, company: "Other" }, "p1")],
  ["address", pictureName(sharePage, { ...brand, host: "other.example" }, "p1")],
  ["program", pictureName(sharePage, brand, "p2")],
])("another %s gives another name", (_, other) => {
  expect(other).not.toBe(name);
});

test("where the files lie and what is read aloud does not change the picture", () => {
  const diorama = { ...sharePage.diorama, file: "/elsewhere.webp", alt: "Other" };
  expect(pictureName({ ...sharePage, diorama }, brand, "p1")).toBe(name);
});

test("the program's digest is the same from call to call", () => {
  expect(programDigest()).toMatch(/^[0-9a-f]{64}$/);
  expect(programDigest()).toBe(programDigest());
});
