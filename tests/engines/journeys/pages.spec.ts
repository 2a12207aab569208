import { flight, sleep } from "../tab";
import { expect, test } from "../test";

test("a second link that is pressed while a picture flies leads on, and nothing is wrong in the console", async ({
  tab,
}) => {
  await tab.goto("/products");
  await tab.hydrate();
  await tab.until(() => window.___loader);
  // They stand in the header of every page.
  const links = ["/products/beacon-planner", "/services/lamps", "/products/tide-service"];
  await tab.run((paths) => {
    const press = (path: string) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    for (const [index, path] of paths.entries()) setTimeout(press, index * 60, path);
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

test("the film opens in its window, and gives the focus back", async ({ tab }) => {
  await tab.goto("/");
  await tab.hydrate();
  await tab.press('main a[href^="/videos/"]');
  await tab.until(() => document.querySelector("[role=dialog] iframe"));
  await tab.keys("Escape");
  await tab.until(() => document.querySelector("[role=dialog]") === null);
});

test("each stop of the Tab key is drawn with a ring, and none is a trap", async ({ tab }) => {
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
