import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../../tests/support/loader";

/** What a browser would begin to fetch, each time that a picture becomes eager. */
const begun: (string | undefined)[] = [];

/** Reflects the attribute as a property, which jsdom does not, and every browser of ours does. */
Object.defineProperty(HTMLImageElement.prototype, "loading", {
  configurable: true,
  get(this: Element) {
    return this.getAttribute("loading");
  },
  set(this: Element, value: string) {
    this.setAttribute("loading", value);
    begun.push(
      decided()
        ?.getAttribute("srcset")
        ?.slice(1, -"avif 640w".length - 1),
    );
  },
});

const picture = `<picture><source data-from="5" data-hours="5" media="not all" srcset="/morning.avif 640w">
  <source data-from="17" data-hours="12" media="(prefers-color-scheme:dark)" srcset="/evening.avif 640w">
  <source srcset="/noon.avif 640w"><img loading="lazy" fetchpriority="high" src="/noon.webp" alt="A town"></picture>`;

const image = () => document.querySelector<HTMLImageElement>("img");
const decided = () => [...document.querySelectorAll("source")].find(({ media }) => !media);

/** The script of the head stands before the picture, which comes while it watches. */
async function openAt(hour: number, html = picture): Promise<void> {
  vi.useFakeTimers({ now: new Date(2026, 5, 21, hour, 30), toFake: ["Date"] });
  await openPage("", {}, "head-script");
  document.body.innerHTML = html;
  await Promise.resolve();
}

afterEach(() => {
  vi.useRealTimers();
  begun.length = 0;
});

test.each([
  [4, "evening"],
  [5, "morning"],
  [10, "noon"],
  [17, "evening"],
  [0, "evening"],
])("at %i o'clock the picture is that of the %s, and it alone is fetched at once", async (hour, name) => {
  await openAt(hour);
  expect(decided()?.getAttribute("srcset")).toBe(`/${name}.avif 640w`);
  // A browser may have chosen before, and begins the moment that it may.
  expect(new Set(begun)).toEqual(new Set([name]));
  expect(image()?.loading).toBe("eager");
  expect(image()?.getAttribute("src")).toBe("/noon.webp");
});

test("a picture of which only the source has come is fetched at once when the rest of it does", async () => {
  await openAt(
    8,
    '<picture><source data-from="5" data-hours="5" media="not all" srcset="/morning.avif 640w"></picture>',
  );
  document.querySelector("picture")?.insertAdjacentHTML("beforeend", '<img loading="lazy" src="/noon.webp" alt="">');
  await expect.poll(() => image()?.loading).toBe("eager");
});
