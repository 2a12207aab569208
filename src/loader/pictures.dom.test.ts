import { expect, test } from "vitest";
import { FakeIntersectionObserver, openPage } from "../../tests/support/loader";

const picture = (name: string) => `<picture><source type="image/avif" srcset="/${name}.avif 640w">
  <img loading="lazy" src="/${name}.webp" alt="${name}" width="640" height="480"></picture>`;

const image = (name: string) => document.querySelector(`img[alt="${name}"]`) as HTMLImageElement;
const addressesOf = (name: string) => [
  image(name).getAttribute("src"),
  image(name).parentElement?.querySelector("source")?.getAttribute("srcset"),
];
const held = [expect.stringMatching(/^data:image\/svg/), null];
const shown = (name: string) => [`/${name}.webp`, `/${name}.avif 640w`];

/** The script of the head stands before the pictures: they come while it watches. */
async function openWith(html: string): Promise<void> {
  await openPage("", {}, "head-script");
  document.body.innerHTML = html;
  await Promise.resolve();
}

test("a lazy picture fetches nothing until it is within 200 pixels of the screen", async () => {
  await openWith(picture("town"));
  expect(addressesOf("town")).toEqual(held);
  const watcher = FakeIntersectionObserver.made.find(({ observed }) => observed.has(image("town")));
  expect(watcher?.options.rootMargin).toBe("200px");
  watcher?.report(image("town"), false);
  expect(addressesOf("town")).toEqual(held);
  watcher?.report(image("town"), true);
  expect(addressesOf("town")).toEqual(shown("town"));
});

test("one that comes with a later page is held as well", async () => {
  await openWith(picture("town"));
  document.body.insertAdjacentHTML("beforeend", `<main>${picture("late")}</main>`);
  await expect.poll(() => addressesOf("late")).toEqual(held);
});

test("one that the reader of the page adds after its parent is held once, and keeps its address", async () => {
  await openPage("", {}, "head-script");
  const parent = document.createElement("p");
  document.body.append(parent);
  parent.innerHTML = '<img loading="lazy" src="/logo.svg" alt="logo">';
  await expect.poll(() => image("logo").getAttribute("src")).toMatch(/^data:/);
  expect(image("logo").dataset.src).toBe("/logo.svg");
});

test("a printed page shows them all, also when they come near the screen afterwards", async () => {
  await openWith(picture("town") + picture("wood"));
  window.dispatchEvent(new Event("beforeprint"));
  expect([addressesOf("town"), addressesOf("wood")]).toEqual([shown("town"), shown("wood")]);
  const watcher = FakeIntersectionObserver.made.find(({ observed }) => observed.has(image("town")));
  watcher?.report(image("town"), true);
  expect(addressesOf("town")).toEqual(shown("town"));
});
