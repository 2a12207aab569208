import { expect, test, vi } from "vitest";
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
async function openWith(html: string, hour = 12): Promise<void> {
  vi.useFakeTimers({ now: new Date(2026, 5, 21, hour, 30), toFake: ["Date"] });
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

// jsdom has no such property.
Object.defineProperty(HTMLImageElement.prototype, "loading", {
  set(this: Element, value: string) {
    this.setAttribute("loading", value);
  },
});

const morning = '<picture><source data-from="5" data-hours="5" media="not all" srcset="/morning.avif 640w">';
const town = `${morning}
  <source data-from="17" data-hours="12" media="(prefers-color-scheme:dark)" srcset="/evening.avif 640w">
  <source srcset="/noon.avif 640w"><img loading="lazy" fetchpriority="high" src="/noon.webp" alt="A town"></picture>`;

const loading = () => document.querySelector("img")?.getAttribute("loading");

// That it alone is fetched: tests/nightly/pictures.spec.ts.
test.each([
  [4, "evening"],
  [5, "morning"],
  [10, "noon"],
  [17, "evening"],
  [0, "evening"],
])("at %i o'clock the picture is that of the %s, and fetched at once", async (hour, name) => {
  await openWith(town, hour);
  const decided = [...document.querySelectorAll("source")].find(({ media }) => !media);
  expect(decided?.getAttribute("srcset")).toBe(`/${name}.avif 640w`);
  expect(loading()).toBe("eager");
});

test("a picture of which only the source has come is fetched at once when the rest of it does", async () => {
  await openWith(`${morning}</picture>`, 8);
  document.querySelector("picture")?.insertAdjacentHTML("beforeend", '<img loading="lazy" src="/noon.webp" alt="">');
  await expect.poll(loading).toBe("eager");
});
