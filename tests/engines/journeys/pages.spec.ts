import { flight, sleep } from "../tab";
import { expect, test } from "../test";

test("a second link that is pressed while a picture flies leads on, and nothing is wrong in the console", {
  tag: "@full",
}, async ({ tab }) => {
  await tab.goto("/products");
  await tab.hydrate();
  await tab.until(() => window.___loader);
  // They stand in the header of every page.
  const links = ["/products/beacon-planner", "/services/lamps", "/products/tide-service"];
  await tab.run((paths) => {
    const rest = [...paths];
    const press = () => document.querySelector<HTMLElement>(`a[href="${rest.shift()}"]`)?.click();
    const start = document.startViewTransition;
    // Each while the picture of the one before is on its way.
    if (start) {
      document.startViewTransition = (change) => {
        setTimeout(press, 40);
        return start.call(document, change);
      };
    } else for (const index of paths.keys()) setTimeout(press, index * 60);
    press();
  }, links);
  await tab.until((path) => location.pathname === path, links.at(-1));
  await sleep(1000);
});

test("each file of a page's data is asked for once", async ({ tab, network }) => {
  await tab.goto("/services");
  await tab.hydrate();
  await sleep(1500);
  const data = network.asked.filter((line) =>
    /\/page-data\/(app-data|services\/page-data|sq\/d\/\d+)\.json/.test(line),
  );
  expect(data.length).toBeGreaterThan(2);
  expect(data.filter((line, place) => data.indexOf(line) !== place)).toEqual([]);
});

test("the film opens in its window, and gives the focus back", { tag: "@full" }, async ({ tab }) => {
  await tab.goto("/");
  await tab.hydrate();
  await tab.press('main a[href^="/videos/"]');
  await tab.until(() => document.querySelector("[role=dialog] iframe"));
  await tab.keys("Escape");
  await tab.until(() => document.querySelector("[role=dialog]") === null);
});

test("each stop of the Tab key is drawn with a ring, and none is a trap", { tag: "@full" }, async ({ tab }) => {
  await tab.goto("/about");
  await tab.hydrate();
  const stops = new Set<string>();
  for (let presses = 0; presses < 20; presses++) {
    await tab.keys("Tab");
    const stop = await tab.run(() => {
      const { activeElement } = document;
      const rings = [activeElement, activeElement?.closest("label, li")].map((one) => one && getComputedStyle(one));
      return {
        name: `${activeElement?.localName} ${activeElement?.textContent}`.slice(0, 60),
        isRinged: rings.some((style) => style && style.outlineStyle !== "none" && style.outlineWidth !== "0px"),
      };
    });
    expect(stop, stop.name).toEqual({ ...stop, isRinged: true });
    stops.add(stop.name);
  }
  expect(stops.size).toBeGreaterThan(12);
});

test("a page that is left by a link comes back at its place, and works", async ({ tab }) => {
  await tab.goto("/services");
  await tab.hydrate();
  await tab.press('main h3 > a[href="/services/lamps"]');
  await tab.until((path) => location.pathname === path && document.querySelector("h1"), "/services/lamps");
  await sleep(flight);
  await tab.back();
  await tab.until((path) => location.pathname === path, "/services");
  await sleep(flight);
  await tab.until(() => (document.querySelector("main")?.textContent ?? "").length > 200);
  await tab.press('main h3 > a[href="/services/lenses"]');
  await tab.until((path) => location.pathname === path, "/services/lenses");
});

test("pages are fetched ahead: a document before the app, the data of pages after it", { tag: "@full" }, async ({
  tab,
  network,
}) => {
  const got = (pattern: RegExp) => network.asked.filter((line) => pattern.test(line));
  const wait = async (pattern: RegExp) => {
    for (let tries = 0; tries < 60 && got(pattern).length === 0; tries++) await sleep(100);
    return got(pattern);
  };
  const ahead = /^GET \/(?!services$)[^.]*$/;
  await tab.goto("/services");
  // Safari fetches no documents ahead.
  const isKnown = await tab.run(() => document.createElement("link").relList.supports("prefetch"));
  if (isKnown) expect(await wait(ahead)).toHaveLength(1);
  else await sleep(2500);
  await tab.hydrate();
  expect((await wait(/page-data\/(?!services\/)[^.]+\/page-data\.json$/)).length).toBeGreaterThan(0);
});
